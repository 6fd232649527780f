import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseColour } from "../../../src/design/colour.ts";
import { displayPath } from "../../check/read/files/display-path.ts";
import { valueAt } from "../../check/read/findings/field.ts";
import { nameOf } from "../../check/read/findings/format.ts";
import { loadContent } from "../../check/read/load.ts";
import { readYaml } from "../../check/read/read.ts";
import type { Given } from "../prompts.ts";
import { brandColours } from "./brand-colours.ts";
import { identityPaths } from "./identity-fields.ts";

/**
 * Says where a site that is there already has the values that `init` asks for, or those that were given; of colours
 * also the shades that have enough contrast.
 */
export function whereValuesAre(site: string, given: Given): string {
  const name = displayPath(site);
  const { file } = readYaml({ file: name, text: readFileSync(site, "utf8") });
  const isGiven = Object.values(given).some((value) => value !== undefined);
  const lines = identityPaths()
    .filter(({ key }) => !isGiven || given[key] !== undefined)
    .map(({ flag, path }) => {
      // A key that is not there yet belongs into its group.
      const known = valueAt(file?.value, path) === undefined ? path.slice(0, -1) : path;
      const line = file?.keyRange(known)?.start.line ?? 1;
      return `  ${flag}: ${name}:${line} ${nameOf(path)}`;
    });
  const { theme } = loadContent(dirname(site)).content?.site ?? {};
  const asked = { accent: colourIn(given["colour"]), warm: colourIn(given["secondColour"]) };
  const shades = theme ? brandColours(theme, asked).set : [];
  lines.push(...shades.map(({ path, value }) => `    ${path.join(".")}: ${value}`));
  return ["There is a site already, so nothing was written. It has these values:", ...lines].join(
    "\n",
  );
}

function colourIn(given: Given[string]): string | undefined {
  return typeof given === "string" && parseColour(given) ? given : undefined;
}
