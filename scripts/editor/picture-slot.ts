import type { PictureSlot } from "../../src/editor/editable-text.ts";
import type { Path } from "../content/read-yaml.ts";
import { omitKeys, valueAt } from "../content/values.ts";
import type { EditorFile } from "./editor-files.ts";

/** The picture of a text, with the path of its group: one that the text is in or next to, or that could be there. */
export function pictureSlot(
  { source: { own, field } }: EditorFile,
  place: Path,
): { path: Path; picture: PictureSlot } | undefined {
  const fieldAt = (path: Path) => field.at(path, own.value);
  const fieldsAt = (path: Path) => fieldAt(path)?.fields(valueAt(own.value, path)) ?? {};
  const isPicture = (path: Path) => fieldsAt(path)["file"]?.facts.picture !== undefined;
  const around = place.slice(
    0,
    place.findLastIndex((step) => typeof step === "string"),
  );
  const next = Object.keys(fieldsAt(around)).map((key) => [...around, key]);
  const path = [place, around, ...next].find(isPicture);
  if (!path) return undefined;
  const hasAlt = "alt" in fieldsAt(path);
  // A logo is a key of its entry, and goes alone.
  const whole = hasAlt ? path : [...path, "file"];
  const [key, group] = [`${whole.at(-1)}`, whole.slice(0, -1)];
  const value = valueAt(own.value, group);
  const others = omitKeys([key], value);
  /** Whether the schema takes a group with or without a picture, or refuses it in any case. */
  const mayHave = (added: object) =>
    [{ ...(others as object), ...added }, value]
      .map((one) => fieldAt(group)?.accepts(one))
      .join() !== "false,true";
  const { file, alt } = Object(valueAt(own.value, path));
  const words = alt === "…" ? "" : alt;
  const canRemove = fieldsAt(group)[key]?.mayBeLeftOut === true && mayHave({});
  if (!file && hasAlt && !mayHave({ [key]: { file: "a.svg", decorative: true } })) return undefined;
  const description = fieldAt(whole)?.description ?? "";
  return { path, picture: { file, alt: words, hasAlt, canRemove, description } };
}
