import { say } from "../../../words/say.ts";
import type { Path } from "../../diagnostic.ts";
import { code } from "../../format.ts";
import { groupId, pathId } from "../../path-id.ts";
import { isEqual, valueAt } from "../../values.ts";
import { otherKeyHint } from "../hints/other-keys.ts";
import type { CheckedFile } from "./checked-file.ts";

/** The group of a file that has the words of the page. A pack has nothing else, and no such group. */
export const wordsKey = "words";

/**
 * What to write in place of a key that is a word of the page and stands where content does, with the key that is meant;
 * undefined for any other key.
 */
export function wordHint(
  file: CheckedFile,
  path: Path,
): { hint: string; meant?: Path } | undefined {
  const key = code(`${path.at(-1)}`);
  const words = file.fieldAt([wordsKey]);
  if (!words.facts.words) {
    const isOfPack = path.at(-1) === wordsKey && "pageNames" in file.fieldAt([]).fields();
    return isOfPack ? { hint: say("keys.words-of-pack", { key }) } : undefined;
  }
  if (!words.at(path, {})) return undefined;
  const value = file.valueAt(path);
  const others = (words.facts.words[path.join(".")] ?? []).map((one) => one.split("."));
  const onPage = say("keys.on-page", { key });
  if (others.some((one) => isEqual(file.valueAt(one), value)))
    return { hint: `${onPage} ${say("keys.delete", { keys: "none" })}` };
  const meant = others.find((one) => file.valueAt(one) === undefined);
  // Nobody means a fact by the word itself.
  if (meant && value !== valueAt(file.filePack?.values, path))
    return { hint: `${onPage} ${writeHint(file, path, meant)}`, meant };
  const place = [wordsKey, ...path].reduceRight<string>(
    (inner, step) => `{ ${step}: ${inner} }`,
    "…",
  );
  return { hint: say("keys.word", { key, place: code(place.slice(2, -2)) }) };
}

/** To write another key of the same group, or to move the value to the key of another one. */
function writeHint(file: CheckedFile, path: Path, meant: Path): string {
  const group = meant.slice(0, -1);
  return pathId(group) === groupId(path)
    ? otherKeyHint(file, path, `${meant.at(-1)}`)
    : say("keys.move", { count: 1, where: "group", home: code(group.join(".")) });
}
