export { type CheckResult, type CheckSettings, checkSite } from "./check.ts";
export { ContentError, isError } from "./content-error.ts";
export { localAddress } from "./content-links.ts";
export { canBeSuppressed, canChangeSeverity, type Rule } from "./define-rule.ts";
export { type Format, formats, reporters } from "./report/formats.ts";
export {
  pretty,
  prettySummary,
  type ReportLayout,
  severities,
  unfinishedSummary,
} from "./report/pretty.ts";
export type { Unsent, UnsentFiles } from "./rule-context.ts";
export { isImprint } from "./rules/imprint.ts";
export { rules } from "./rules/index.ts";
export { hasProducts } from "./rules/pages.ts";
export { accentShades, comparedColours, toHexColour, toOklch } from "./shades.ts";
export { dayAt, machineZone, offsetAt, timeZoneOf } from "./time-zone.ts";
export { Cancelled, UserError } from "./user-error.ts";
