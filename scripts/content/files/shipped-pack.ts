import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { memoize } from "../../../src/content/memoize.ts";
import { keptValue } from "../kept-value.ts";
import { packFolder } from "../pack-tags.ts";
import { fileStamp } from "./file-stamp.ts";

const textOfFile = memoize((path) => readFileSync(path, "utf8"), { state: fileStamp });

/** The text of this package's pack, if it has one of that language. */
export function shippedPackText(tag: string): string | undefined {
  const path = join(packFolder, `${tag}.yaml`);
  return existsSync(path) ? textOfFile(path) : undefined;
}

/** The words of the panel, a third of a pack or more, which takes long to parse. The check needs none of them. */
const ofEditor = /^editor:\n(?:(?:[ #].*)?\n)*/m;

const parsePack = memoize((text) => keptValue<unknown>("packs", text, () => parse(text)));

/** The pack of this package alone: the words of sites, or those of the panel. */
export function shippedPack(tag: string, part: "sites" | "editor"): unknown {
  const text = shippedPackText(tag);
  if (text === undefined) return undefined;
  const [editor = ""] = ofEditor.exec(text) ?? [];
  return parsePack(part === "editor" ? editor : text.replace(editor, "")) ?? undefined;
}
