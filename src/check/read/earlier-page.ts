import { valueAt } from "./findings/field.ts";
import type { Path, YamlFile } from "./read.ts";

/** Keys that the first page and that about the company had, and the kinds of section they have become. */
const kinds = { hero: "hero", features: "features", drives: "features", closing: "action" };
const passages = ["vision", "mission"];

/**
 * A page that was written before pages were made of sections, as one that is: with its parts as
 * sections, each in the place where it stands in the file. Any other page as it is.
 */
export function asSections(file: YamlFile): YamlFile {
  const known = [...Object.keys(kinds), ...passages];
  const { value } = file;
  const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
  const keys = isGroup ? Object.keys(value) : [];
  if (keys.includes("sections") || !known.some((key) => keys.includes(key))) return file;

  const shown = passages.filter((key) => keys.includes(key));
  const parts = Object.entries(kinds).filter(([key]) => keys.includes(key));
  const sections = parts.map(([key, kind]) => ({ kind, ...(valueAt(value, [key]) as object) }));
  const places: Path[] = parts.map(([key]) => [key]);
  if (shown.length > 0) {
    const items = shown.map((key) => valueAt(value, [key]));
    const first = parts.findIndex(([key]) => key === "drives" || key === "closing");
    const at = first === -1 ? parts.length : first;
    sections.splice(at, 0, { kind: "passages", items } as (typeof sections)[number]);
    places.splice(at, 0, []);
  }
  const others = Object.fromEntries(
    Object.entries(value as object).filter(([key]) => !known.includes(key)),
  );
  const placeOf = (path: Path): Path => {
    const [key, index, ...rest] = path;
    if (key !== "sections") return path;
    const place = places[Number(index)];
    if (place === undefined) return [];
    if (place.length > 0) return [...place, ...rest];
    const [, item, ...inner] = rest;
    return [shown[Number(item ?? 0)] as string, ...inner];
  };
  return {
    ...file,
    value: { layout: "sections", ...others, sections },
    keyRange: (path) => file.keyRange(placeOf(path)),
    valueRange: (path) => file.valueRange(placeOf(path)),
    textRange: (path, start, end) => file.textRange(placeOf(path), start, end),
  };
}
