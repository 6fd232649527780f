import { commas, say } from "../../words/say.ts";
import type { Path } from "../diagnostic.ts";
import { code, outerName } from "../format.ts";
import { type CheckedFile, keyPlace } from "./fields/checked-file.ts";
import { lastKey } from "./hints/other-keys.ts";

/** Keys of a group that are described one by one; more are only named. */
export const mostDescribed = 3;

/** Reports all keys that a group lacks, such as half the colours of a theme. */
export function reportMissingKeys(file: CheckedFile, paths: readonly Path[]): void {
  const [first = []] = paths;
  const group = first.slice(0, -1);
  const keys = commas(paths.map((path) => code(lastKey(path))));
  const slots = { count: paths.length, keys, group: outerName(group) ?? "none" };
  file.report(keyPlace(file, group), {
    message: say("missing.keys", slots),
    hint:
      paths.length > mostDescribed
        ? say("missing.add-each")
        : paths.map((path) => addKeyHint(file, path)).join(" "),
  });
}

function addKeyHint(file: CheckedFile, path: Path): string {
  const { description, choices } = file.fieldAt(path);
  const [only, another] = choices;
  const line = `${lastKey(path)}:${only && !another ? ` ${only}` : ""}`;
  const add = description
    ? say("missing.add-described", { line, description })
    : say("missing.add", { line });
  return another ? `${add} ${say("missing.choices", { choices: commas(choices.map(code)) })}` : add;
}
