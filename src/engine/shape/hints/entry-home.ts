import { say } from "../../../words/say.ts";
import type { Path } from "../../diagnostic.ts";
import { collections, folders } from "../../schema/collections.ts";
import { pageSchemas } from "../../schema/pages.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import { fieldOf } from "../fields/field.ts";

/** To move a file whose keys are those of an event or a job, and that is in the folder of other entries. */
export function entryHomeHint(file: CheckedFile, unknown: readonly Path[]): string | undefined {
  const [, before = "", own = "", name] = /^(.*\/)?([^/]+)\/([^/]+)$/.exec(file.file) ?? [];
  if (!folders.some((folder) => folder === own) || before.includes("languages/")) return undefined;
  const keys = Object.keys(Object(file.valueAt([])));
  const home = (["events", "jobs"] as const).find((folder) => {
    const { [collections[folder]]: schema } = pageSchemas;
    const fields = fieldOf(schema).fields();
    const isNeeded = ([key]: Path) => fields[`${key}`]?.isNeeded;
    return folder !== own && keys.every((key) => key in fields) && unknown.some(isNeeded);
  });
  return home && say("translated-files.renamed.hint", { file: `${before}${home}/${name}` });
}
