import { sourceFiles } from "../../engine/edit/index.ts";
import type { LoadResult } from "../../engine/site/index.ts";
import { omitKeys, valueAt } from "../../engine/values.ts";
import type { Path } from "../../engine/yaml/index.ts";
import type { PictureSlot } from "../protocol/form-protocol.ts";
import type { EditorFile } from "./editor-files.ts";

interface Slot {
  /** The path of the group that has its file, and the key that names that. */
  path: Path;
  key: string;
  picture: PictureSlot;
  /** Whether it is the logo, which is strokes where it has no file. */
  isLogo: boolean;
}

/** The place of the picture that a text is in or next to, or that could be there. */
export function pictureNear(file: EditorFile, place: Path): Path | undefined {
  const { fieldsAt } = shapeOf(file);
  const isPicture = (path: Path) => fieldsAt(path)["file"]?.facts.picture !== undefined;
  const depth = place.findLastIndex((step) => typeof step === "string");
  const around = place.slice(0, depth);
  const next = Object.keys(fieldsAt(around)).map((key) => [...around, key]);
  const group = [around, ...next].find(isPicture);
  const path = group && ("alt" in fieldsAt(group) ? group : [...group, "file"]);
  return path && pictureSlot(file, path) ? path : undefined;
}

/** The picture at a place: a group with its words, or the name of a file alone. Undefined where there can be none. */
export function pictureSlot(file: EditorFile, place: Path): Slot | undefined {
  const { own, fieldAt, fieldsAt } = shapeOf(file);
  const hasAlt = "alt" in fieldsAt(place);
  const [path, name] = hasAlt ? [place, "file"] : [place.slice(0, -1), `${place.at(-1)}`];
  const [key, group] = [`${place.at(-1)}`, place.slice(0, -1)];
  const { facts, schema } = fieldsAt(path)[name] ?? {};
  const isLogo = facts?.control === "logo";
  if (!facts?.picture && !isLogo) return undefined;
  const value = valueAt(own.value, group);
  const strokes = isLogo ? ["viewBox", "path"] : [];
  const others = omitKeys([key, ...strokes], value);
  /** Whether the schema takes a group with or without a picture, or refuses it in any case. */
  const mayHave = (added: object) =>
    [{ ...(others as object), ...added }, value]
      .map((one) => fieldAt(group)?.accepts(one))
      .join() !== "false,true";
  const [shown, alt] = [name, "alt"].map((one) => {
    return valueAt(own.value, [...path, one]) as string | undefined;
  });
  const words = alt === "…" ? "" : alt;
  const canRemove = fieldsAt(group)[key]?.mayBeLeftOut === true && (isLogo || mayHave({}));
  const added = hasAlt ? { file: "a.svg", decorative: true } : "a.svg";
  if (!shown && !mayHave({ [key]: added })) return undefined;
  const isDrawing = schema?.safeParse("a.png").success !== true;
  return {
    path,
    key: name,
    isLogo,
    picture: { file: shown, alt: words, hasAlt, canRemove, isDrawing },
  };
}

/** The schema of a file as its values have it. */
function shapeOf({ source: { own, field } }: EditorFile) {
  const fieldAt = (path: Path) => field.at(path, own.value);
  const fieldsAt = (path: Path) => fieldAt(path)?.fields(valueAt(own.value, path)) ?? {};
  return { own, fieldAt, fieldsAt };
}

/** What a picture shows, as a text of the site says it in the site's own language. */
export function pictureWords({ located }: LoadResult, name: string): string | undefined {
  const files = sourceFiles(located);
  const uses = files.flatMap(({ entries, value: file }) =>
    entries
      .filter(({ field, value }) => field.facts.picture && value === name)
      .map(({ path }) => valueAt(file, [...path.slice(0, -1), "alt"])),
  );
  return uses.find((alt): alt is string => typeof alt === "string" && alt !== "…");
}
