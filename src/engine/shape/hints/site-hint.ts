import { say } from "../../../words/say.ts";
import type { Path } from "../../diagnostic.ts";
import { valueAt } from "../../values.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import { homeInSite } from "../fields/known-keys.ts";
import { lastKey } from "./other-keys.ts";

/** To write keys of a page into site.yaml, where alone their values fit. */
export function siteHint(file: CheckedFile, keys: readonly Path[]): string | undefined {
  if ("origin" in file.fieldAt([]).fields()) return undefined;
  const group = (keys[0] ?? []).slice(0, -1);
  const kind = valueAt(file.valueAt(group), ["kind"]);
  const homes = keys.map((path) => {
    const home = homeInSite(lastKey(path), file.valueAt(path));
    // A section can show what site.yaml has.
    return group.length === 0 || [...(home ?? []), lastKey(path)].includes(`${kind}`)
      ? home?.join(".")
      : undefined;
  });
  const [home, another] = new Set(homes);
  if (home === undefined || another !== undefined) return undefined;
  const count = keys.length;
  if (group.length > 0) return say("keys.shown-of-site", { count, home });
  const path = [...home.split("."), lastKey(keys[0] ?? [])].filter(Boolean).join(".");
  if (keys.length === 1 && Array.isArray(file.valueAt(keys[0] ?? [])))
    return say("keys.entries-of-site", { list: path });
  return say("keys.of-site", { count, home: home || "none" });
}
