import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { schemaFiles } from "../../../scripts/cli/commands/schema.ts";
import { checkContent, loadContent } from "../../../scripts/disk/check-content.ts";
import { filesBelow } from "../../../scripts/disk/files-below.ts";
import { init } from "../../../scripts/edit/init.ts";
import { temporaryContent, temporaryFolder } from "../../../scripts/testing/temporary-content.ts";
import { messageTags } from "../messages/index.ts";
import { pageSchemas } from "../schema/pages.ts";
import { productSchema } from "../schema/product.ts";
import { type Field, fieldOf } from "../shape/fields/field.ts";
import { type Kind, kinds } from "../site/names.ts";
import { newFiles } from "./new-file.ts";
import { commentFor, starterText } from "./starter-text.ts";

/** The paths of all keys of a schema; groups with the same keys, such as pictures, are followed once. */
function schemaPaths(field: Field, path: string, seen = new Set<string>()): string[] {
  const { element, kinds } = field;
  if (element) return schemaPaths(element, path, seen);
  if (kinds.size > 0)
    return [...kinds].flatMap(([name, kind]) => schemaPaths(kind, `${path}(${name})`, seen));
  const keys = Object.entries(field.fields());
  const names = keys.map(([key]) => key).join();
  if (seen.has(names) && !path.endsWith(")")) return [];
  seen.add(names);
  // What each kind of section can have stands at the first.
  const isKnown = (key: string) => /^(?:id|lang)$/.test(key) && path.includes("(");
  return keys
    .filter(([key]) => !isKnown(key))
    .flatMap(([key, one]) => [`${path}.${key}`, ...schemaPaths(one, `${path}.${key}`, seen)]);
}

/** The paths of all keys of a value. */
function keysOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => keysOf(one, path));
  if (typeof value !== "object" || value === null) return [];
  const of = "method" in value ? value.method : "kind" in value ? value.kind : undefined;
  const kind = typeof of === "string" ? `(${of})` : "";
  return Object.entries(value).flatMap(([key, one]) => {
    const inner = `${path}${kind}.${key}`;
    return [inner, ...keysOf(one, inner)];
  });
}

it.each([
  ["pages/text", pageSchemas.text],
  ["pages/case", pageSchemas.case],
  ["pages/sections", pageSchemas.sections],
  ["product", productSchema],
  ["post", pageSchemas.post],
  ["event", pageSchemas.event],
  ["job", pageSchemas.job],
])("the template %s has every key of its schema, some as comments", (name, schema) => {
  const written = readFileSync(`starter/templates/${name}.yaml`, "utf8").replaceAll(
    /^( *)# (?= *(?:- )*(?:[a-z]\w*:|"…"|\[|[a-z-]+$))/gm,
    "$1",
  );
  const keys = new Set(keysOf(parse(written)));
  // The template has one of the ways in which a form is sent.
  const wanted = schemaPaths(fieldOf(schema), "").filter((path) => !/mailto|emailjs/.test(path));
  expect(wanted.filter((path) => !keys.has(path))).toEqual([]);
});

it("new pages and products have gaps alone, and name their schema", async () => {
  const folder = join(temporaryFolder(), "site");
  await init(folder, { given: { name: "Kiln", language: "de" } });
  const directory = join(folder, "content");
  const texts = new Map<string, string | undefined>();
  const begin = (kind: Kind, name: string, layout?: "text" | "sections") => {
    const begun = newFiles(loadContent(directory, texts), kind, name, { layout });
    for (const [file, text] of begun) texts.set(file, text);
    return begun.values();
  };
  const pages = [
    ["about", undefined, "sections"],
    ["products", undefined, "products"],
    ["imprint", undefined, "text"],
    ["our-terms", undefined, "text"],
    ["text", "text", "text"],
    ["services", "sections", "sections"],
  ] as const;
  const written = [
    ...pages.map(
      ([name, given, layout]) => [...begin(kinds.page, name, given), `pages/${layout}`] as const,
    ),
    ...["first-thing", "second-thing"].map(
      (name) => [...begin(kinds.product, name), "product"] as const,
    ),
  ];
  for (const [text = "", schema] of written) {
    const [first] = text.split("\n");
    expect(first).toBe(`# yaml-language-server: $schema=../.schema/${schema}.json`);
    expect([...schemaFiles().keys()]).toContain(`.schema/${schema}.json`);
  }
  const { diagnostics, content } = checkContent({ directory, texts });
  const found = diagnostics.map(({ rule, severity }) => `${severity} ${rule}`);
  expect([...new Set(found)].sort()).toEqual(["warning placeholder", "warning unshown"]);
  expect(found.filter((one) => one === "warning unshown")).toHaveLength(pages.length);
  expect(content?.pages["our-terms"]?.title).toBe("Our terms");
  expect(content?.products.map(({ name, order }) => [name, order])).toEqual([
    ["First thing", 1],
    ["Second thing", 2],
  ]);
});

it("the first product comes with the page of products, whose title is a gap, unless a page shows it", () => {
  const shown = ["kind: questions", "kind: products"].map((text) => {
    const directory = temporaryContent({
      "pages/products.yaml": null,
      "pages/services.yaml": `layout: sections\nsections:\n  - ${text}\n`,
    });
    return [...newFiles(loadContent(directory), kinds.product, "table").values()];
  });
  expect(shown).toEqual([
    [expect.stringMatching(/^name: "?Table/m), expect.stringContaining('title: "…"')],
    [expect.anything()],
  ]);
});

it("a layout that is asked for goes before the template of the page's name", () => {
  const directory = temporaryContent({ "pages/imprint.yaml": null });
  const loaded = loadContent(directory);
  const [page] = newFiles(loaded, kinds.page, "imprint", { layout: "sections" }).values();
  expect(page).toContain("\nlayout: sections\n");
});

/** The comments of a text, of which each may have several lines, without what programs read. */
function commentsOf(text: string): string[] {
  const blocks =
    text.match(/(?:^ *#(?!\s*(?:# )*(?:- )*(?:[a-z]\w*:(?: |$)|"|- |yaml-)).*\n)+/gm) ?? [];
  return blocks.map((one) =>
    one
      .replaceAll(/^ *(?:# +)+/gm, "")
      .replaceAll("\n", " ")
      .trim(),
  );
}

const copied = filesBelow("starter").map((file) => [file, `${starterText(file, "en")}`] as const);

it.each(messageTags().filter((tag) => tag !== "en"))(
  "what `init` and `new` write is in %s, which readers of English have in theirs",
  (tag) => {
    for (const [file, english] of copied) {
      const own = `${starterText(file, tag)}`;
      expect(own, file).not.toMatch(/\{(?:starter|fields)\./);
      const [comments, wanted] = [own, english].map(commentsOf);
      if (!file.endsWith(".yaml")) continue;
      const read = comments?.map((one) => commentFor("en", one, tag));
      expect(read, file).toEqual(wanted);
      const same = comments?.filter((one) => wanted?.includes(one));
      expect(same, file).toEqual([]);
    }
  },
);

it("an imprint has its labels in the language of the site, or gaps", () => {
  const [french, english, other] = ["fr-CA", "en", "sv"].map((tag) =>
    starterText("templates/pages/imprint.yaml", tag),
  );
  expect(french).toContain('label: "Téléphone"');
  expect(english).toContain('label: "Telephone"');
  expect(other).toContain("# Telephone number.");
  expect(other).not.toContain('label: "T');
});

it("the first entry comes with its list at an address in the language of the site", async () => {
  const folder = join(temporaryFolder(), "site");
  await init(folder, { given: { name: "Forno", language: "it" } });
  const directory = join(folder, "content");
  const texts = newFiles(loadContent(directory), kinds.event, "festa");
  const [page = "", text] = [...texts][1] ?? [];
  expect(page).toMatch(/pages\/appuntamenti\.yaml$/);
  expect(text).toContain("\nlayout: events\n");
  const site = join(directory, "site.yaml");
  const linked = readFileSync(site, "utf8").replace("page: home", "page: appuntamenti");
  const { content } = checkContent({ directory, texts: new Map([...texts, [site, linked]]) });
  expect(content?.site.header.links.map(({ text }) => text)).toEqual(["Appuntamenti", "Contatti"]);
  expect([...texts.values()][0]).toContain("page: contatti");
});
