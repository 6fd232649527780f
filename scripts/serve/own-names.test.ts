import { expect, it } from "vitest";
import type { RenderedField } from "../../src/engine/schema/groups/rendered-fields.ts";
import { pageContent } from "../../src/render/prepare/page-content.ts";
import { messageIn, textsOf } from "../../src/site/contact/message.ts";
import { fill } from "../../src/words/template.ts";
import { readCheckedSite } from "../build/render/checked-content.ts";
import {
  formOf,
  listFiles,
  read,
  saveInForm,
  serve,
  undoAll,
} from "../testing/serve/served-firm.ts";
import { checkNow } from "./disk-workspace.ts";

/** What each object inherits, such as `constructor`, and those of it that a field of a form can be called. */
const names = Object.getOwnPropertyNames(Object.prototype);
const fields = names.filter((name) => /^[a-z]/i.test(name));

const files = {
  "pages/constructor.yaml": `layout: sections
title: A constructor
description: What a constructor of kilns does all day, and how he does it in our workshop near you.
formerly: [${names.slice(1)}]
sections:
  - kind: hero
    heading: A constructor of kilns
    intro: See [the page](/constructor) and [its part](/constructor#valueof) of {constructor}.
    primary: { text: Ask a constructor, page: constructor }
  - kind: passages
    id: valueof
    items: [{ heading: What he builds, text: Kilns of clay }]
  - kind: form
    id: tostring
    heading: Ask a constructor
    fields:
${fields.map((name) => `      - { name: ${name}, kind: text, label: About ${name} }`).join("\n")}
`,
  "products/constructor.yaml": `name: constructor
tagline: It makes kilns of clay
icon: book
bullets: [constructor, toString]
status: planned
eta: Q1 2030
progress: 10
order: 99
waitlist: closed
`,
  "news/constructor.yaml": `title: A constructor has joined us
day: 2026-11-20
subject: constructor
lead: He comes from another firm, and knows each kiln.
text: [{ paragraphs: [He builds what we draw.] }]
`,
  "languages/fr/site.yaml": "company: { tagline: Des fours }\n",
  "languages/fr/pages/home.yaml": "title: Des fours\n",
};

it.each([
  ["with a page of that name in the second language", "title: Un constructeur\nslug: valueof\n"],
  ["without one", null],
])("a site can call everything as each object calls what it inherits, %s", (_, translated) => {
  const inFrench = translated && { "languages/fr/pages/constructor.yaml": translated };
  serve("kilns", { ...files, ...inFrench });
  const { diagnostics } = checkNow();
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const { contents } = readCheckedSite();
  const paths = contents.map(({ languages }) =>
    languages?.["constructor"]?.map(({ path }) => path),
  );
  const [, french] = contents;
  const key = translated ? "valueof" : "constructor";
  expect(french?.languages?.[key]?.map(({ isSame }) => isSame)).toEqual(
    translated ? [true, true] : undefined,
  );
  expect(paths[0]).toEqual([undefined, translated ? "/fr/valueof" : "/fr/"]);
  for (const one of contents)
    for (const page of Object.keys(one.pages))
      expect(() => pageContent(page, one, undefined)).not.toThrow();
  const [listed] = listFiles("pages/constructor");
  expect(listed?.texts.length).toBeGreaterThan(20);
  expect(formOf("pages/constructor#/sections").file).toContain("constructor");
  saveInForm("pages/constructor#/sections/2/fields/0/label", "About him");
  expect(read("pages/constructor.yaml")).toContain("label: About him");
  undoAll();
});

it("keys and kinds of that name are reported", () => {
  const unknown = names.map((name) => `${name}: 1\n`).join("");
  serve("kilns", {
    ...files,
    "site.yaml": (text) => `${text.replace("delivery:", "delivery:\n  constructor: 1")}${unknown}`,
    "pages/home.yaml": (text) => text.replace("kind: hero", "kind: constructor") + unknown,
    "pages/terms.yaml": (text) => `layout: constructor\n${text}`,
    "pages/contact.yaml": (text) => text.replace(/page: .*/, "page: valueOf") + unknown,
    "constructor.yaml": unknown,
    "languages/valueof/site.yaml": unknown,
  });
  const found = checkNow().diagnostics.map(({ message, hint }) => `${message} ${hint}`);
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter((text) => /\[native code|\[object|undefined/.test(text))).toEqual([]);
  expect(listFiles("pages/home").length).toBeGreaterThan(1);
});

it("slots and fields of that name are filled only by what has it", () => {
  for (const name of fields) {
    const field = { name } as RenderedField;
    const slot = `{${name.toLowerCase()}}.`;
    expect(fill(slot, {})).toBe(slot);
    expect(messageIn({}, [field])).toEqual({ [name]: "" });
    const texts = textsOf([
      [name, "one"],
      [name, "two"],
    ]);
    expect(messageIn(texts, [field])).toEqual({ [name]: "one\ntwo" });
  }
});
