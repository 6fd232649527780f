import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { pageSchemas } from "../../src/engine/schema/pages.ts";
import { productSchema } from "../../src/engine/schema/product.ts";
import { siteSchema } from "../../src/engine/schema/site.ts";
import { serviceNames } from "../../src/engine/schema/values/primitives.ts";
import { type Field, fieldOf } from "../../src/engine/shape/fields/field.ts";
import { fieldId } from "../../src/engine/shape/fields/field-id.ts";
import { packTags } from "../../src/engine/site/packs/pack-tags.ts";
import { readPack } from "../../src/engine/site/packs/read-pack.ts";
import { valueAt } from "../../src/engine/values.ts";
import type { Words } from "../../src/panel/protocol/protocol.ts";
import { slotsOf } from "../../src/words/template.ts";
import { disk } from "../disk/disk.ts";
import { filesWithTexts } from "../testing/files/files-with-texts.ts";

const code = ["src/panel", "scripts/git", "scripts/serve"].flatMap((folder) =>
  filesWithTexts(folder, /(?<!\.test)\.tsx?$/).map(
    ([file, text]) => [`${folder}/${file}`, text] as const,
  ),
);
const { words } = readPack(disk, "en").editor;

interface Node {
  type: string;
  [key: string]: unknown;
}

/** What people would read of a piece of code: texts of elements, and strings that are more than one word. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== "object" || node === null) return [];
  const { type, value, callee, name } = node as Node;
  // What only a programmer reads.
  if (type === "NewExpression" && /Error$/.test((callee as { name: string }).name)) return [];
  if (type === "JSXText") return /(?<!\.)\b\p{L}/u.test(`${value}`) ? [`${value}`] : [];
  const isLabel = /^(aria-label|alt|title|placeholder)$/.test(`${(name as Node | null)?.["name"]}`);
  const literal = isLabel && (value as Node).type === "Literal" && (value as Node)["value"];
  if (literal) return [`${literal}`];
  const text = type === "Literal" ? value : (value as { cooked?: string } | undefined)?.cooked;
  const isSentence = typeof text === "string" && /^\p{Lu}\p{Ll}+ [\p{Ll}“…{]/u.test(text);
  return [...(isSentence ? [text] : []), ...Object.values(node).flatMap(textsIn)];
}

it("the panel says nothing but words of the language pack", () => {
  const tried =
    '[<p title="Some words">Word {a}</p>, `Some words`, <p title="A" id="Some words"/>]';
  const found = ["Some words", "Word ", "Some words", "A", "Some words"];
  expect(textsIn(parseSync("a.tsx", tried).program)).toEqual(found);
  const own = code.filter(([file]) => file.startsWith("src/"));
  expect(own.flatMap(([file, text]) => textsIn(parseSync(file, text).program))).toEqual([]);
});

/** The keys of words, each with those of its groups. Plural forms have one. */
function keysOf(group: Words): string[] {
  return Object.entries(group).flatMap(([key, inner]) => {
    const isGroup = typeof inner !== "string" && (key === "entries" || !("other" in inner));
    return isGroup ? keysOf(inner).map((one) => `${key}.${one}`) : key;
  });
}

it("the English pack has each word that the panel says, and no others", () => {
  const all = code.map(([, text]) => text).join("\n");
  const said = [...all.matchAll(/(?:\bpanelWord\(\s*|\sword=)"([\w.]+)"/g)].map(
    ([, key = ""]) => key,
  );
  // The page around the panel of a published site has a group of its own.
  said.push(...[...all.matchAll(/\bshellWord\("(\w+)"/g)].map(([, key]) => `away.${key}`));
  expect(said.length).toBeGreaterThan(100);
  const refused = [...all.matchAll(/(?:RequestError\(|respond\()\d+, (?:\{ word: )?"(\w+)"/g)];
  const wanted = [...said, ...refused.map(([, word]) => `refusals.${word}`)];
  const known = keysOf(words);
  expect(wanted.filter((key) => !known.includes(key))).toEqual([]);
  const isSaid = (key: string) => {
    const [group, inner] = key.split(".");
    const isOfGroup = inner && all.includes(`\`${group}.\${`);
    return wanted.includes(key) || isOfGroup || all.includes(`"${group}"`);
  };
  expect(known.filter((key) => !isSaid(key))).toEqual([]);
});

/** Packs with words of the panel; others have those for visitors alone. */
const panelTags = packTags(disk).filter((tag) => readPack(disk, tag).editor.language === tag);

it("the panel speaks twelve languages, and English where a pack has words for visitors alone", () => {
  expect(panelTags.join(" ")).toBe("ar de en es fr he hi it nl pl pt te");
  const forVisitors = packTags(disk).filter((tag) => !panelTags.includes(tag));
  const spoken = forVisitors.map((tag) => readPack(disk, tag).editor);
  expect(spoken).toEqual(forVisitors.map(() => readPack(disk, "en").editor));
});

const schemas = [siteSchema, productSchema, ...Object.values(pageSchemas)];

/** All fields of a schema. */
function fieldsIn(field: Field, seen = new Set<Field>()): Set<Field> {
  if (seen.has(field)) return seen;
  seen.add(field);
  const { ownKeys, element, kinds } = field;
  const inside = [ownKeys?.name, ownKeys?.value, element, ...kinds.values()];
  for (const one of [...inside, ...Object.values(field.fields())]) if (one) fieldsIn(one, seen);
  return seen;
}

const fields = schemas.flatMap((schema) => [...fieldsIn(fieldOf(schema))]);

it("each message about fields is about one", () => {
  const used = fields.flatMap(({ schema, facts, choices }) => [
    ...[undefined, ...choices].map((choice) => fieldId(schema, choice)),
    `fields.${facts.note}`,
  ]);
  const known = Object.keys(parse(readFileSync("languages/messages/en.yaml", "utf8")).fields).map(
    (id) => `fields.${id}`,
  );
  const ofSlots = ["fields.slots", "fields.optional-slot", "fields.source-of-claim"];
  expect(known.filter((id) => !used.includes(id) && !ofSlots.includes(id))).toEqual([]);
});

/** Lists of groups that the panel calls "Entry", as it does the entries of a list of single values. */
const namelessLists = [
  "drawings",
  "fields",
  "groups",
  "items",
  "lists",
  "marks",
  "more",
  "records",
];

it("groups in a list have a name, or have none on purpose", () => {
  const lists = fields.flatMap((field) =>
    Object.entries(field.fields()).flatMap(([key, { element }]) =>
      element && !element.isPlain ? key : [],
    ),
  );
  const nameless = [...new Set(lists)].filter((key) => !(key in Object(words["entries"])));
  expect(nameless.sort()).toEqual(namelessLists);
});

it("choices have words in the panel, unless the schema, the page or their own name says them", () => {
  const kinds = fields.flatMap((field) => [...field.kinds.keys()]);
  const onPage = Object.keys(fieldOf(pageSchemas.job).at(["words", "kinds"], {})?.fields() ?? {});
  const elsewhere: readonly string[] = [...kinds, ...onPage, ...serviceNames];
  const named = fields.filter(
    ({ facts, choices }) => !facts.control && !facts.pack && choices.length > 1,
  );
  // Types of firms for search engines begin with a capital.
  const all = named.flatMap(({ choices }) => choices).filter((one) => /^[a-z]/.test(one));
  const known = { ...Object(words["choices"]), ...Object(words["severities"]) };
  expect(all.filter((one) => !(one in known) && !elsewhere.includes(one))).toEqual([]);
});

it("a word of the panel for a choice is of one list of choices", () => {
  const onPage = fieldOf(pageSchemas.job).at(["kind", 0], {})?.choices;
  const kinds = fields.flatMap((field) => [...field.kinds.keys()]);
  const isKind = (one: string) => kinds.includes(one) || one in pageSchemas;
  const own = fields.filter(
    ({ choices }) => `${choices}` !== `${onPage}` && !choices.every(isKind),
  );
  const listsWith = (word: string) =>
    own.filter(
      ({ schema, facts, choices }) =>
        choices.length > 1 && !facts.control && choices.includes(word) && !fieldId(schema, word),
    );
  const shared = Object.keys(Object(words["choices"])).filter((word) => {
    const [longest, ...others] = listsWith(word)
      .map(({ choices }) => choices)
      .sort((one, other) => other.length - one.length);
    return !others.every((one) => one.every((value) => longest?.includes(value)));
  });
  expect(shared).toEqual([]);
});

it.each(panelTags)("the pack %s has words of the panel alone, with slots and plurals", (tag) => {
  const pack = parse(readFileSync(`languages/${tag}.yaml`, "utf8")) as { editor: Words };
  const { editor } = pack;
  const known = keysOf(words);
  expect(keysOf(editor).filter((key) => !known.includes(key))).toEqual([]);
  const wordsAt = (group: Words, key: string) => valueAt(group, key.split(".")) as Words[string];
  const plurals = new Intl.PluralRules(tag);
  const { pluralCategories } = plurals.resolvedOptions();
  // The form for millions, which no panel counts.
  const forms = pluralCategories.filter((form) => form !== "many" || /^(ar|pl)$/.test(tag));
  for (const key of keysOf(editor)) {
    const own = wordsAt(editor, key);
    if (typeof own === "string")
      expect(slotsOf(own).sort(), key).toEqual(slotsOf(`${wordsAt(words, key)}`).sort());
    else expect(Object.keys(own).sort(), key).toEqual([...forms].sort());
    // French counts nothing as it counts one.
    if (typeof own !== "string" && plurals.select(0) === "one")
      expect(own["one"], key).toContain("{n}");
  }
});
