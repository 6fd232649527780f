import { found } from "../../words/say.ts";
import { type Diagnostic, schemaFinding } from "../diagnostic.ts";
import { packageFiles } from "../package-files.ts";
import { siteSchema } from "../schema/site.ts";
import { valueAt } from "../values.ts";
import type { YamlFile } from "../yaml/index.ts";

/** Whether a version may know other keys than another one, because it is newer by more than its last number. */
export function isNewer(version: string, than: string): boolean {
  const [rank = 0, other = 0] = [version, than].map((one) => {
    const [major = 0, minor = 0] = one.split(".").map(Number);
    return major * 1e6 + minor;
  });
  return rank > other;
}

/** The finding about a `site.yaml` that was written for a newer version of this program. */
export function newerFinding(site: YamlFile): Diagnostic | undefined {
  const written = siteSchema.shape.faircopy.safeParse(valueAt(site.value, ["faircopy"])).data;
  const { version } = packageFiles();
  if (written === undefined || !isNewer(written, version)) return undefined;
  const text = found("program-version.newer", { written, installed: version });
  const range = site.valueRange(["faircopy"]);
  return { ...schemaFinding(site.file, text, range), rule: "version" };
}
