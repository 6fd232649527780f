import { memoize } from "../../../words/memoize.ts";
import { packageFiles } from "../../package-files.ts";

/** The text of this package's pack, if it has one of that language. */
export const shippedPackText = (tag: string): string | undefined =>
  packageFiles().text(`languages/${tag}.yaml`);

/** The words of the panel, a third of a pack or more, which takes long to parse. The check needs none of them. */
const ofEditor = /^editor:\n(?:(?:[ #].*)?\n)*/m;

const parsePack = memoize((text) => packageFiles().parsed(text));

/** The pack of this package alone: the words of sites, or those of the panel. */
export function shippedPack(tag: string, part: "sites" | "editor"): unknown {
  const text = shippedPackText(tag);
  if (text === undefined) return undefined;
  const [editor = ""] = ofEditor.exec(text) ?? [];
  return parsePack(part === "editor" ? editor : text.replace(editor, "")) ?? undefined;
}
