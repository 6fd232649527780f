import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import * as z from "zod";
import { isLayout, type Layout } from "../../../content/layouts.ts";
import type { Content } from "../../../content/schema/content.ts";
import { type Pages, pageOf, pageSchemas } from "../../../content/schema/pages.ts";
import { siteSchema } from "../../../content/schema/site.ts";
import { slotsOf } from "../../../content/template.ts";
import { checkContent } from "../../check.ts";
import { type DatedPolicy, policyFingerprint } from "../../policy-fingerprint.ts";
import { exampleDay } from "../../testing/example-content.ts";
import { fixtureValues } from "../../testing/fixture.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";
import { unwrap } from "../findings/field.ts";
import { complete, markOf, mayComeFromPack } from "./complete.ts";
import { fileWords, packTags, readPack } from "./language-pack.ts";
import { siteParts } from "./site-parts.ts";

type Values = Record<string, unknown>;
type Key = "site" | Layout;

const schemas: [file: string, key: Key, schema: z.ZodType][] = [
  ["site.yaml", "site", siteSchema],
  ...Object.keys(fixtureValues()).flatMap((file): [string, Key, z.ZodType][] => {
    const [, key] = /^pages\/(.*)\.yaml$/.exec(file) ?? [];
    const layout = isLayout(key) ? key : key === "imprint" ? "text" : "sections";
    return key ? [[file, layout, pageSchemas[layout]]] : [];
  }),
];

/** A value without all that a language pack has. */
function bare(field: z.ZodType, value: unknown): unknown {
  if (markOf(field) !== undefined) return undefined;
  const inner = unwrap(field);
  if (inner instanceof z.ZodArray)
    return (value as unknown[]).map((entry) => bare(inner.element as z.ZodType, entry));
  if (!(inner instanceof z.ZodObject)) return value;
  const entries = Object.entries(value as Values)
    .map(([key, part]) => [key, bare(inner.shape[key] as z.ZodType, part)] as const)
    .filter(([, part]) => part !== undefined);
  return entries.length === 0 && mayComeFromPack(field) ? undefined : Object.fromEntries(entries);
}

const service = {
  method: "emailjs",
  serviceId: "service",
  templateId: "template",
  publicKey: "key",
};
const endpoint = { method: "post", endpoint: "https://forms.fixture.internal/f/1" };

/** Firms that differ in all parts that not every site has. */
const firms: [what: string, part: FirmParts][] = [
  ["a mail program and closed waitlists", {}],
  ["a mail program and open waitlists", { waitlist: "open" }],
  ["a mail service and open waitlists", { delivery: service, waitlist: "open" }],
  ["an endpoint, and a map that waits for a press", { delivery: endpoint, load: "on-press" }],
];
interface FirmParts {
  delivery?: typeof service | typeof endpoint;
  waitlist?: "open";
  load?: "on-press";
}

/** A firm's own values in a language, by file: nothing in them that the pack has, and no finding. */
function ownValues(
  language: string,
  { delivery, waitlist, load }: FirmParts = {},
): Record<string, Values> {
  const values = fixtureValues(new Date(exampleDay));
  const { lists } = (values["site.yaml"] as Values)["footer"] as Values;
  for (const [file, , schema] of schemas) values[file] = bare(schema, values[file]) as Values;
  const { contact, footer } = values["site.yaml"] as { contact: Values; footer: Values };
  // A pack names the pages of many sites, and no imprint.
  Object.assign(footer, { lists });
  Object.assign(contact, { supportEmail: contact["email"] });
  Object.assign(values["site.yaml"] as Values, { language, ...(delivery && { delivery }) });
  Object.assign(values["products/first.yaml"] as Values, waitlist && { waitlist });
  Object.assign(values["pages/contact.yaml"] as Values, load && { map: { load } });
  // The pack's words need no date, and its tests have none.
  values["pages/privacy.yaml"] = {};
  delete values["pages/accessibility.yaml"]?.["updated"];
  for (const [page, key] of ["home", "about", "products"].entries())
    Object.assign(values[`pages/${key}.yaml`] as Values, { title: `Page ${page + 1} of three` });
  return values;
}

/** The words that complete a firm's files. */
function wordsOf(values: Record<string, Values>, key: Key) {
  const products = Object.entries(values).filter(([file]) => file.startsWith("products/"));
  const site = values["site.yaml"];
  const contact = values["pages/contact.yaml"];
  return fileWords(site, key, { products: products.map(([, value]) => value), contact });
}

/** The same with all that the pack says written out in the firm's own files. */
function writtenOut(language: string, parts?: FirmParts): Record<string, Values> {
  const values = ownValues(language, parts);
  stamp(values);
  for (const [file, key, schema] of schemas)
    values[file] = complete(schema, values[file], wordsOf(values, key)) as Values;
  return values;
}

/** Dates the policy, which is in words of the pack. */
function stamp(values: Record<string, Values>): void {
  const policy = values["pages/privacy.yaml"] as Values;
  policy["updated"] = exampleDay;
  const words = wordsOf(values, "privacy");
  const whole = complete(pageSchemas.privacy, policy, words) as unknown as DatedPolicy;
  const { company, contact, delivery } = values["site.yaml"] as unknown as Content["site"];
  const slots = {
    company: company.name,
    email: contact.email,
    ...(delivery.method === "post" && { service: new URL(delivery.endpoint).host }),
  };
  policy["fingerprint"] = policyFingerprint(whole, slots);
}

function check(values: Record<string, Values>, publish = true) {
  const texts = Object.entries(values).map(([file, value]) => [file, stringify(value)]);
  const directory = temporaryContent(Object.fromEntries(texts), new Date(exampleDay));
  const result = checkContent({ directory, today: exampleDay, publish });
  const found = result.diagnostics.map(
    ({ file, rule, message, hint }) =>
      `${file.slice(directory.length + 1)} ${rule}: ${message} ${hint}`,
  );
  return { ...result, found };
}

/** All texts in a value, with the keys that lead to them. */
function textsIn(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as Values).flatMap(([key, part]) => textsIn(part, `${path}/${key}`));
}

const tags = packTags();
const leftToRight = /^(Latn|Deva|Telu|Cyrl|Grek|Hans|Hant|Jpan|Kore|Taml|Beng)$/;
/** What every script writes alike: marks, numbers, programs. */
const isNeutral = (text: string) => !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""));

it("there are packs", () => {
  expect(tags).toEqual(expect.arrayContaining(["ar", "de", "en", "es", "fr", "hi", "te"]));
});

describe.each(tags)("the pack %s", (tag) => {
  const pack = readPack(tag) as Values;
  const script = new Intl.Locale(tag).maximize().script ?? "";

  it.each(firms)(
    "has nothing that any rule finds, also before publishing, in files of a firm with %s",
    (_, parts) => {
      expect(check(writtenOut(tag, parts)).found).toEqual([]);
    },
  );

  it.each(firms)(
    "says all that a firm with %s leaves out, and the firm's words stay",
    (_, parts) => {
      const own = ownValues(tag, parts);
      expect(check(own).found).toEqual([]);
      stamp(own);
      const { found, content } = check(own);
      expect(found).toEqual([]);
      expect(content).toEqual(check(writtenOut(tag, parts)).content);
      expect(content?.site.company.name).toBe(
        (own["site.yaml"] as unknown as Content["site"]).company.name,
      );
    },
  );

  it("reads in the direction of its script, and is written in it", () => {
    const { direction } = pack["site"] as Content["site"];
    expect(direction).toBe(leftToRight.test(script) ? "ltr" : "rtl");
    const letters = new RegExp(`\\p{Script=${script}}`, "u");
    const others = textsIn(pack).filter(([path, text]) => {
      if (/^\/site\/direction$|\/(id|when|unless)$|\/\d+\/outcome$/.test(path)) return false;
      if (isNeutral(text)) return false;
      return !letters.test(text);
    });
    expect(others).toEqual([]);
  });

  it("has the lists, their conditions and the slots of the others", () => {
    const shapeOf = (one: unknown) =>
      textsIn(one).map(([path, text]) =>
        /\/(id|when|unless)$/.test(path) ? `${path}: ${text}` : `${path}: ${slotsOf(text).sort()}`,
      );
    expect(shapeOf(pack).sort()).toEqual(shapeOf(readPack("en")).sort());
  });

  it("has tests to run, none of which it says was run", () => {
    const { tests } = pack["accessibility"] as Pages["accessibility"];
    expect(new Set(tests.records.map(({ outcome }) => outcome))).toEqual(new Set(["pending"]));
  });

  it("has a policy that speaks of each part that a site may have", () => {
    const { sections } = pack["privacy"] as { sections: { when?: string }[] };
    const spoken = sections.map(({ when }) => when);
    expect(siteParts.filter((part) => part !== "bubble" && !spoken.includes(part))).toEqual([]);
  });

  it("names buttons so that whoever speaks the words on them reaches them (WCAG 2.5.3)", () => {
    const { card } = pack["products"] as Pages["products"];
    expect(card.notifyName.startsWith(card.notify)).toBe(true);
    expect(card.previewName.startsWith(card.preview)).toBe(true);
  });

  it("is no copy of another", () => {
    const words = (one: string) => new Map(textsIn(readPack(one)));
    for (const other of tags.filter((one) => one !== tag)) {
      const theirs = words(other);
      const same = [...words(tag)].filter(
        ([path, text]) => / .* /.test(text) && theirs.get(path) === text,
      );
      expect(
        same.map(([, text]) => text).filter((text) => !isNeutral(text)),
        other,
      ).toEqual([]);
    }
  });
});

it("the English pack says what the specification quotes, letter for letter", () => {
  const texts = textsIn(readPack("en")).map(([, text]) => text);
  const quoted = [
    "Send us a message",
    "Name is required",
    "Email is required",
    "Please enter a valid email",
    "Message is required",
    "New contact form message",
    "Message Sent!",
    "Thank you for your message. We'll get back to you soon.",
    "Error",
    "Failed to send message. Please try again or contact us directly.",
    "Coming soon",
    "Notify me",
    "Preview",
    "Private preview",
    "All set! We'll notify {email} when we launch.",
    "Waitlist - {product}",
    "Last updated: {date}",
    "404",
    "Oops! Page not found",
    "Unexpected Application Error!",
  ];
  expect(quoted.filter((text) => !texts.includes(text))).toEqual([]);
});

describe("what a firm writes", () => {
  it("stands in place of the pack's words, one by one", () => {
    const values = ownValues("en");
    const header = { ...(values["site.yaml"]?.["header"] as Values), menu: "Pages" };
    Object.assign(values["site.yaml"] as Values, { header });
    const { content } = check(values);
    const english = fileWords({ language: "en" }, "site").values as Content["site"];
    expect(content?.site.header.menu).toBe("Pages");
    expect(content?.site.header.closeMenu).toBe(english.header.closeMenu);
  });

  it("chooses between words for ways of delivery, and names of pages", () => {
    const values = ownValues("en");
    const site = { ...values["site.yaml"], delivery: service };
    const { content } = check({ ...values, "site.yaml": site });
    const { limits } = fileWords(site, "accessibility").values as {
      limits: { items: { heading: string; when?: string }[] };
    };
    const others = ["mailto", "post"];
    const headings = limits.items.filter(({ when }) => !others.includes(`${when}`));
    expect(headings).not.toEqual(limits.items);
    const statement = content && pageOf(content.pages, "accessibility");
    expect(statement?.limits.items.map(({ heading }) => heading)).toEqual(
      headings.map(({ heading }) => heading),
    );
    const names = fileWords(site, "site").pageNames as Values;
    for (const { text, page } of content?.site.header.links ?? [])
      expect(text).toBe(names[`${page}`]);
  });

  it("is found in its place, and what comes from the pack is not found at all", () => {
    const values = ownValues("en");
    values["pages/not-found.yaml"] = { ...values["pages/not-found.yaml"], heading: "Oops  again" };
    expect(check(values).found).toEqual([
      "pages/not-found.yaml double-space: There are 2 spaces between two words. Leave one.",
    ]);
  });

  it("is held against the pack's words, and found where those are left out", () => {
    const values = ownValues("en");
    const { privacy } = fileWords({ language: "en" }, "site").pageNames as Record<string, string>;
    const site = values["site.yaml"] as Values;
    site["header"] = { ...(site["header"] as Values), links: [{ text: privacy, page: "home" }] };
    const footer = site["footer"] as Values;
    site["footer"] = { ...footer, moreLinks: { links: [{ page: "privacy" }] } };
    const { diagnostics, sources } = check(values);
    expect(diagnostics).toMatchObject([{ rule: "link-duplicate" }]);
    const { start, end, file } = diagnostics[0] as (typeof diagnostics)[number];
    const text = sources.find((source) => source.file === file)?.text;
    expect(text?.slice(start.offset, end.offset)).toBe("page: privacy");
  });

  it("may be left out even where the key is there, which is said", () => {
    const values = ownValues("en");
    values["site.yaml"] = { ...values["site.yaml"], interface: null };
    expect(check(values).found).toEqual([
      expect.stringMatching(/`interface` is empty\. .*The key may also be left out\.$/),
    ]);
  });

  it("belongs where the pack has it, also where nothing is missing there", () => {
    const values = ownValues("en");
    values["site.yaml"] = { ...values["site.yaml"], skipToContent: "Skip", closeMenu: "Close" };
    expect(check(values).found).toEqual([
      expect.stringMatching(/^site\.yaml schema: .*`skipToContent`.*$/),
      expect.stringMatching(
        /`closeMenu` does not belong here\. Move it to `header`, where it belongs/,
      ),
    ]);
  });
});

describe("the pack of a language", () => {
  it("is that of the whole tag, or of its first part", () => {
    expect(fileWords({ language: "de-AT" }, "site").values).toEqual(
      fileWords({ language: "de" }, "site").values,
    );
  });

  it("is missing where there is none, so that each text is asked for", () => {
    const values = ownValues("en");
    values["site.yaml"] = { ...values["site.yaml"], language: "la" };
    const { found, content } = check(values, false);
    expect(content).toBeUndefined();
    const asked = found.filter((one) => one.includes("There is no language pack for la; write"));
    expect(asked).toHaveLength(found.length);
    expect(asked.find((one) => one.includes("`interface`"))).toMatch(/^site\.yaml schema: The key/);
    const german = writtenOut("de");
    const { interface: spoken } = german["site.yaml"] as { interface: Values };
    const { list: _, labelled: __, aside: ___, ...words } = spoken;
    // How its words are joined, its script tells.
    const site = { ...german["site.yaml"], language: "la", interface: words };
    const latin = check({ ...german, "site.yaml": site });
    expect(latin.found).toEqual([]);
    expect(latin.content?.site.interface.labelled).toBe("{label}: {value}");
  });

  it("speaks of a map and of a chat bubble only where there is one", () => {
    const values = ownValues("en");
    const { place, ...contact } = (values["site.yaml"] as Values)["contact"] as Values;
    const { bubble, ...page } = values["pages/contact.yaml"] as Values;
    const without = {
      ...values,
      "site.yaml": { ...values["site.yaml"], contact },
      "pages/contact.yaml": { ...page, map: undefined },
    };
    const { found, content } = check(without);
    expect(found).toEqual([]);
    expect(content && pageOf(content.pages, "contact")).not.toHaveProperty("map");
    const said = textsIn(content?.pages["accessibility"]).map(([, text]) => text);
    expect(said.filter((text) => /\bmap\b|moves/i.test(text))).toEqual([]);
    const all = textsIn(check(values).content?.pages["accessibility"]).map(([, text]) => text);
    expect(all.filter((text) => /\bmap\b|moves/i.test(text))).toHaveLength(4);
  });

  it("is asked for words of a map only where there is one, and others are shown nowhere", () => {
    const values = writtenOut("de");
    const { place, ...contact } = (values["site.yaml"] as Values)["contact"] as Values;
    const { map, ...page } = values["pages/contact.yaml"] as Values;
    const latin = { ...values["site.yaml"], language: "la" };
    const withPlace = { ...values, "site.yaml": latin, "pages/contact.yaml": page };
    expect(check(withPlace).found).toEqual([
      expect.stringMatching(
        /^pages\/contact\.yaml schema: The key `map` is missing\..* pack for la;/,
      ),
    ]);
    const withoutMap = { ...withPlace, "site.yaml": { ...latin, contact } };
    expect(check(withoutMap).found).toEqual([]);
    expect(check({ ...withoutMap, "pages/contact.yaml": { ...page, map } }).found).toEqual([
      expect.stringMatching(
        /^pages\/contact\.yaml unshown: Nothing shows these words: there is no map\./,
      ),
    ]);
  });

  it("is not looked for where the language itself is to be mended", () => {
    const values = ownValues("en");
    values["site.yaml"] = { ...values["site.yaml"], language: "../en" };
    expect(check(values, false).found).toEqual([expect.stringContaining("a language tag such as")]);
  });
});
