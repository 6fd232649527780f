import { parse, stringify } from "yaml";
import type * as z from "zod";
import { collections, folders } from "../../src/engine/schema/collections.ts";
import { isLayout, type Layout } from "../../src/engine/schema/layouts.ts";
import { pageSchemas } from "../../src/engine/schema/pages.ts";
import { siteSchema } from "../../src/engine/schema/site.ts";
import { type FilePack, layValues } from "../../src/engine/shape/layers.ts";
import { filePack } from "../../src/engine/site/packs/read-pack.ts";
import { disk } from "../disk/disk.ts";
import { checkInMemory } from "./files/memory-content.ts";
import { exampleDay, textsOf } from "./fixture.ts";

export type Values = Record<string, unknown>;
type Files = Record<string, Values>;
type Key = "site" | Layout;

const schemas: [file: string, key: Key, schema: z.ZodType][] = [
  ["site.yaml", "site", siteSchema],
  ...Object.keys(textsOf("own")).flatMap((file): [string, Key, z.ZodType][] => {
    const [, key] = /^pages\/(.*)\.yaml$/.exec(file) ?? [];
    const layout = isLayout(key) ? key : key === "imprint" ? "text" : "sections";
    return key ? [[file, layout, pageSchemas[layout]]] : [];
  }),
  ...folders.flatMap((folder): [string, Key, z.ZodType][] => [
    [`pages/${folder}.yaml`, folder, pageSchemas[folder]],
    [`${folder}/first.yaml`, collections[folder], pageSchemas[collections[folder]]],
  ]),
];

const service = {
  method: "emailjs",
  serviceId: "service",
  templateId: "template",
  publicKey: "key",
};
const analytics = { service: "goatcounter", address: "https://count.fixture.internal" };
const endpoint = { method: "post", endpoint: "https://forms.fixture.internal/f/1" };

export interface FirmParts {
  delivery?: typeof service | typeof endpoint;
  waitlist?: "open";
  load?: "on-press";
  analytics?: typeof analytics;
  /** Whether the form has further fields. */
  hasFields?: true;
  /** Whether there are news, an announcement that leads to them, and a statement as the European Union asks for. */
  hasNews?: true;
}

/** Words of any language, so that no rule about words finds anything. */
const figures = "2026";
const [announcement, ...more] = folders.map((page, index) => {
  const text = `${2026 + index}`;
  return { text, until: "2027-01-01", link: { text, page } };
});
const form = { fields: [{ name: "phone", kind: "phone", label: figures }] };
const entry = { lead: figures, text: [{ paragraphs: [figures] }] };
const entries = {
  news: { ...entry, title: figures, day: exampleDay },
  events: { ...entry, title: "2027", from: exampleDay },
  jobs: { ...entry, title: "2028", day: exampleDay, kind: ["full"] },
};

/** Firms that differ in all parts that not every site has. */
export const firms: [what: string, part: FirmParts][] = [
  ["a mail program, open waitlists and news", { waitlist: "open", hasNews: true }],
  [
    "a mail service, open waitlists and analytics",
    { delivery: service, waitlist: "open", analytics },
  ],
  [
    "an endpoint, further fields, and a map that waits for a press",
    { delivery: endpoint, load: "on-press", hasFields: true },
  ],
];

/** A firm's own values in a language, by file: nothing in them that the pack has, and no finding. */
export function ownValues(
  language: string,
  { delivery, analytics, waitlist, load, hasFields, hasNews }: FirmParts = {},
): Files {
  const texts = Object.entries(textsOf("own"));
  const values = Object.fromEntries(
    texts.map(([file, text]): [string, Values] => [file, parse(text)]),
  );
  Object.assign(values["site.yaml"] as Values, {
    ...{ language, ...(delivery && { delivery }), ...(analytics && { analytics }) },
    ...(hasNews && { announcement: structuredClone({ ...announcement, more }) }),
  });
  Object.assign(values["products/first.yaml"] as Values, waitlist && { waitlist });
  Object.assign(values["pages/contact.yaml"] as Values, load && { map: { load } });
  Object.assign(
    values["pages/contact.yaml"] as Values,
    hasFields && { form: structuredClone(form) },
  );
  values["pages/privacy.yaml"] = { updated: exampleDay };
  if (hasNews) {
    for (const folder of folders) {
      values[`pages/${folder}.yaml`] = { layout: folder };
      values[`${folder}/first.yaml`] = structuredClone(entries[folder]);
    }
    for (const key of ["exceptions", "authority", "method", "service"])
      Object.assign(values["pages/accessibility.yaml"] as Values, {
        [key]: { paragraphs: [figures] },
      });
  }
  return values;
}

/** What the language pack has for one of a firm's files. */
function filePackOf(values: Files, key: Key) {
  const products = Object.keys(values).filter((file) => file.startsWith("products/"));
  return filePack(disk, values["site.yaml"], key, {
    products: products.map((file) => values[file]),
    contact: values["pages/contact.yaml"],
  });
}

/** The files of a firm with all that the pack says written out. */
export function packAsFiles(language: string, parts?: FirmParts): Files {
  const values = ownValues(language, parts);
  for (const [file, key, schema] of schemas.filter(([file]) => values[file]))
    values[file] = completeValues(schema, values[file], filePackOf(values, key)) as Values;
  return values;
}

/** What the check says of a firm, each finding in one line. */
export function checkValues(values: Files, publish = true) {
  const texts = Object.entries(values).map(([file, value]) => [file, stringify(value)]);
  const result = checkInMemory(Object.fromEntries(texts), { today: exampleDay, publish });
  const found = result.diagnostics.map(
    ({ file, rule, message, hint }) =>
      `${file.replace("content/", "")} ${rule}: ${message} ${hint}`,
  );
  return { ...result, found };
}

/** All texts in a value, with the keys that lead to them. */
export function textsWithPaths(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as Values).flatMap(([key, part]) =>
    textsWithPaths(part, `${path}/${key}`),
  );
}

function completeValues(schema: z.ZodType, values: unknown, pack: FilePack): unknown {
  return layValues(schema, values, { pack }).value;
}
