export { begunRanges, isBegun, isBegunMark } from "./begun.ts";
export { colonRepair, quotesAround } from "./colon-slip.ts";
export { inQuotes, profileAt, serviceAt, serviceNamed } from "./line-slips.ts";
export {
  type Advice,
  comment,
  type Expected,
  isKeyInText,
  type Line,
  parseLines,
  startAbove,
} from "./lines.ts";
export { lexemesOf, rangesIn } from "./places.ts";
export { isReadable, type Path, readYaml, type YamlFile, type YamlResult } from "./read-yaml.ts";
export { bestRepair } from "./repairs.ts";
export { inline, rowIn, rowText, scalar, withTabs } from "./row-text.ts";
export { soundValue } from "./sound-value.ts";
export { signsAround } from "./text-faults.ts";
