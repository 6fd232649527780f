import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { messageTags } from "../../src/engine/messages/messages.ts";
import { mergePack } from "../../src/engine/site/packs/merge-pack.ts";
import { packTags } from "../../src/engine/site/packs/pack-tags.ts";
import { readPack } from "../../src/engine/site/packs/read-pack.ts";
import { valueAt } from "../../src/engine/values.ts";
import { lazy } from "../../src/words/memoize.ts";
import { disk } from "../disk/disk.ts";

const read = (file: string): Record<string, unknown> =>
  parse(readFileSync(`languages/${file}.yaml`, "utf8"));

/** The keys of a group of words that a language lacks. */
function lacking(own: unknown, english: unknown, name: string): string[] {
  const gaps: string[] = [];
  mergePack(own, english, `.${name}`, gaps);
  return gaps;
}

/** Words that languages lack, such as `pl editor.addPart`. English stands in their place. */
export const untranslated = lazy((): readonly string[] => {
  const english = { pack: read("en"), messages: read("messages/en") };
  const ofPacks = packTags(disk).flatMap((tag) => {
    const { editor } = read(tag);
    const ofPanel = editor ? lacking(editor, english.pack["editor"], "editor") : [];
    return [...readPack(disk, tag).gaps, ...ofPanel].map((key) => `${tag} ${key}`);
  });
  const ofMessages = messageTags().flatMap((tag) => {
    const own = read(`messages/${tag}`);
    // A language may write the name of a field apart from its description, where English begins one with the other.
    const isThere = (key: string) => valueAt(own, key.replace(/\.(?:name|help)$/, "").split("."));
    const gaps = Object.entries(english.messages).flatMap(([subject, messages]) =>
      lacking(own[subject], messages, subject),
    );
    return gaps.filter((key) => !isThere(key)).map((key) => `${tag} messages.${key}`);
  });
  return [...ofPacks, ...ofMessages];
});
