import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { pageSchemas } from "../../src/content/pages.ts";
import { productSchema } from "../../src/content/product.ts";
import { siteSchema } from "../../src/content/site.ts";
import { slotsOf } from "../../src/content/template.ts";
import type { Words } from "../../src/editor/protocol.ts";
import { fieldName, shortLabel } from "../../src/editor/text-names.ts";
import { filesWithTexts } from "../check/testing/files-with-texts.ts";
import { type Field, fieldOf } from "../content/field.ts";
import { packTags, readPack } from "../content/read-pack.ts";
import { valueAt } from "../content/values.ts";

const code = ["src/editor", "scripts/editor"].flatMap((folder) =>
  filesWithTexts(folder, /(?<!\.test)\.tsx?$/).map(
    ([file, text]) => [`${folder}/${file}`, text] as const,
  ),
);
const { fields: _, ...words } = readPack("en").editor.words;

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

/** The code with the descriptions of all texts. */
const schema = filesWithTexts("src/content", /\.ts$/)
  .map(([, text]) => text)
  .join("\n");

/** The keys of words, each with those of its groups. Plural forms have one. */
function keysOf(group: Words): string[] {
  return Object.entries(group).flatMap(([key, inner]) => {
    const isGroup = typeof inner !== "string" && (key === "entries" || !("other" in inner));
    return isGroup ? keysOf(inner).map((one) => `${key}.${one}`) : key;
  });
}

it("the English pack has each word that the panel says, and no others", () => {
  const all = code.map(([, text]) => text).join("\n");
  const said = [...all.matchAll(/\bsay\("([\w.]+)"/g)].map(([, key = ""]) => key);
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
const panelTags = packTags().filter((tag) => readPack(tag).editor.language === tag);

it("the panel speaks twelve languages, and English where a pack has words for visitors alone", () => {
  expect(panelTags.join(" ")).toBe("ar de en es fr he hi it nl pl pt te");
  const forVisitors = packTags().filter((tag) => !panelTags.includes(tag));
  const spoken = forVisitors.map((tag) => readPack(tag).editor);
  expect(spoken).toEqual(forVisitors.map(() => readPack("en").editor));
});

/** What texts are for that an owner writes, and no language pack has. */
function descriptionsIn(field: Field, around: readonly Field[] = []): string[] {
  const { facts, element, kinds, description } = field;
  if (around.includes(field)) return [];
  if (facts.prose) return facts.pack || facts.keyword || !description ? [] : [description];
  const inside = element
    ? [element]
    : kinds.size > 0
      ? kinds.values()
      : Object.values(field.fields());
  return [...inside].flatMap((one) => descriptionsIn(one, [...around, field]));
}

const schemas = [siteSchema, productSchema, ...Object.values(pageSchemas)];

/** What the parts of a form are for, but for what the language pack has, and what only the program writes. */
function partsIn(field: Field): string[] {
  const { element, kinds, discriminator = "" } = field;
  const inside = kinds.size > 0 ? [...kinds.values()] : [field];
  const fields = inside.flatMap((one) => Object.entries(one.fields()));
  // A picture has fields of its own.
  const isPicture = fields.some(([key]) => key === "alt");
  const named = field.ownKeys?.name.description;
  const said = fields.flatMap(([key, one]) => {
    if (isPicture && /^(?:file|decorative)$/.test(key)) return [];
    const isPacked = one.facts.pack ? !one.facts.pack.chosenBy : one.mayComeFromPack;
    const parts = Object.values(one.fields());
    if (parts.length > 0 && parts.every(({ facts }) => facts.pack)) return [];
    const isGroup = parts.length > 0 || one.element !== undefined;
    if ((isPacked && !isGroup) || /^(?:layout|faircopy|interface)$/.test(key)) return [];
    const isKind = key === discriminator;
    return isKind && key === "kind" ? [] : [`${one.description}`, ...partsIn(one)];
  });
  return [...(named ? [named] : []), ...said, ...(element ? partsIn(element) : [])];
}

it.each(panelTags.filter((tag) => tag !== "en"))("the pack %s names each gap and field", (tag) => {
  const gaps = schemas.flatMap((schema) => descriptionsIn(fieldOf(schema)));
  const ofForm = partsIn(fieldOf(pageSchemas.contact).at(["form"], {}) as Field);
  const parts = [...schemas.flatMap((schema) => partsIn(fieldOf(schema))), ...ofForm];
  const descriptions = [...gaps, ...parts];
  const { words } = readPack(tag).editor;
  const unnamed = descriptions.filter((one) => fieldName(one, words).from !== "panel");
  // A cell is called by its row and column.
  expect([...new Set(unnamed)]).toEqual(["A cell. Takes links and stress."]);
});

it.each(panelTags)(
  "the pack %s has all words of the panel, their slots and plural forms",
  (tag) => {
    const pack = parse(readFileSync(`languages/${tag}.yaml`, "utf8")) as { editor: Words };
    const { fields, ...editor } = pack.editor as Words & { fields: Words };
    expect(keysOf(editor).sort()).toEqual(keysOf(words).sort());
    // English texts have the names of the schema.
    const described = schemas.flatMap((one) => partsIn(fieldOf(one))).map(shortLabel);
    const unknown = Object.keys(fields).filter(
      (name) =>
        !described.includes(name) &&
        ['"', "'", "`"].every((quote) => !schema.includes(quote + name)),
    );
    expect([Object.keys(fields).length > 50, unknown]).toEqual([tag !== "en", []]);
    const wordsAt = (group: Words, key: string) => valueAt(group, key.split(".")) as Words[string];
    const plurals = new Intl.PluralRules(tag);
    const { pluralCategories } = plurals.resolvedOptions();
    // The form for millions, which no panel counts.
    const forms = pluralCategories.filter((form) => form !== "many" || /^(ar|pl)$/.test(tag));
    for (const key of keysOf(words)) {
      const own = wordsAt(editor, key);
      if (typeof own === "string")
        expect(slotsOf(own).sort(), key).toEqual(slotsOf(`${wordsAt(words, key)}`).sort());
      else expect(Object.keys(own).sort(), key).toEqual([...forms].sort());
      // French counts nothing as it counts one.
      if (typeof own !== "string" && plurals.select(0) === "one")
        expect(own["one"], key).toContain("{n}");
    }
  },
);
