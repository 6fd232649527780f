import type { PictureSlot } from "../../src/editor/editable-text.ts";
import type { Path } from "../content/read-yaml.ts";
import { omitKeys, valueAt } from "../content/values.ts";
import type { EditorFile } from "./editor-files.ts";

interface Slot {
  /** The path of the picture's group, and the key that names its file. */
  path: Path;
  key: string;
  picture: PictureSlot;
  /** Whether it is the logo, which is strokes where it has no file. */
  isLogo: boolean;
}

/** The picture of a text: one that the text is in or next to, or that could be there. */
export function pictureSlot({ source: { own, field } }: EditorFile, place: Path): Slot | undefined {
  const fieldAt = (path: Path) => field.at(path, own.value);
  const fieldsAt = (path: Path) => fieldAt(path)?.fields(valueAt(own.value, path)) ?? {};
  const isPicture = (path: Path) => fieldsAt(path)["file"]?.facts.picture !== undefined;
  const around = place.slice(
    0,
    place.findLastIndex((step) => typeof step === "string"),
  );
  const next = Object.keys(fieldsAt(around)).map((key) => [...around, key]);
  const isLogo = fieldAt(place)?.facts.control === "logo";
  const path = isLogo ? around : [place, around, ...next].find(isPicture);
  if (!path) return undefined;
  const hasAlt = "alt" in fieldsAt(path);
  const name = isLogo ? `${place.at(-1)}` : "file";
  // A logo is a key of its entry, and goes alone.
  const whole = hasAlt ? path : [...path, name];
  const [key, group] = [`${whole.at(-1)}`, whole.slice(0, -1)];
  const value = valueAt(own.value, group);
  const strokes = isLogo && name === "file" ? ["viewBox", "path"] : [];
  const others = omitKeys([key, ...strokes], value);
  /** Whether the schema takes a group with or without a picture, or refuses it in any case. */
  const mayHave = (added: object) =>
    [{ ...(others as object), ...added }, value]
      .map((one) => fieldAt(group)?.accepts(one))
      .join() !== "false,true";
  const { [name]: file, alt } = Object(valueAt(own.value, path));
  const words = alt === "…" ? "" : alt;
  const canRemove = fieldsAt(group)[key]?.mayBeLeftOut === true && (isLogo || mayHave({}));
  const added = hasAlt ? { file: "a.svg", decorative: true } : "a.svg";
  if (!file && (hasAlt || isLogo) && !mayHave({ [key]: added })) return undefined;
  const description = fieldAt(whole)?.description ?? "";
  return { path, key: name, isLogo, picture: { file, alt: words, hasAlt, canRemove, description } };
}
