import type { Path } from "../../check/read/read-yaml.ts";

/** A value in a content file. */
export interface Place {
  /** The file from the content folder, without its ending: `pages/about`, `languages/fr/site`. */
  key: string;
  path: Path;
}

/** A place as one text: the file and a JSON Pointer (RFC 6901), such as `pages/about#/sections/0/heading`. */
export function placeId({ key, path }: Place): string {
  const steps = path.map(
    (step) => `/${`${step}`.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll(" ", "%20")}`,
  );
  return `${key}#${steps.join("")}`;
}
