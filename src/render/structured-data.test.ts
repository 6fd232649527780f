import { Ajv } from "ajv";
import { expect, it, vi } from "vitest";
import { Renditions } from "../../scripts/build/pictures/renditions.ts";
import { readCheckedSite } from "../../scripts/build/render/checked-content.ts";
import { type Firm, firms } from "../../scripts/suites/firms.ts";
import { isThorough, someDaily } from "../../scripts/testing/whole.ts";
import type { LinkPreview } from "../site/data/link-preview.ts";
import { routesOf } from "../site/routes.ts";
import { withoutLanguages } from "./prepare/texts/without-languages.ts";
import { videoData } from "./prepare/video.ts";
import { pageInput } from "./render-document.ts";
import { sharedContent } from "./shared-content.ts";
import { structuredData } from "./structured-data.ts";

type Schema = Record<string, unknown>;

const text = { type: "string", pattern: "\\S" };
const url = { type: "string", pattern: "^https://[^ ]+$" };
const day = {
  type: "string",
  pattern: "^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d[+-]\\d\\d:\\d\\d)?)?$",
};
/** An object with keys, each of which it must have. */
const all = (properties: Schema) => ({
  ...{ type: "object", properties, required: Object.keys(properties) },
});
const oneOrMore = (one: Schema) => ({ anyOf: [one, { type: "array", items: one, minItems: 1 }] });
const place = all({ address: all({ streetAddress: text }) });

/** What Google requires of each type (developers.google.com/search/docs/appearance/structured-data), and Schema.org of others. */
const required: Readonly<Record<string, Schema>> = {
  Event: all({
    ...{ name: text, startDate: day, organizer: all({ name: text }) },
    location: oneOrMore({ anyOf: [place, all({ url })] }),
  }),
  JobPosting: all({
    ...{ title: text, description: text, datePosted: day, hiringOrganization: all({ name: text }) },
    jobLocation: all({ address: all({ streetAddress: text, addressCountry: text }) }),
  }),
  VideoObject: {
    ...all({ name: text, description: text, thumbnailUrl: url, uploadDate: day }),
    anyOf: [all({ contentUrl: url }), all({ embedUrl: url })],
  },
  Menu: all({ name: text, url, hasMenuSection: { type: "array", minItems: 1 } }),
  MenuSection: all({ name: text, hasMenuItem: { type: "array", minItems: 1 } }),
  MenuItem: all({ name: text }),
  Offer: all({
    price: { type: "string", pattern: "^\\d+(\\.\\d+)?$" },
    priceCurrency: { type: "string", pattern: "^[A-Z]{3}$" },
  }),
  ReserveAction: all({ target: all({ urlTemplate: url }) }),
  BlogPosting: all({ headline: text, datePublished: day, image: url, author: all({ name: text }) }),
  WebSite: all({ name: text, url }),
  Organization: all({ name: text }),
  Place: place,
};
const ajv = new Ajv({ strict: false });
const validators = new Map(
  Object.entries(required).map(([type, schema]) => [type, ajv.compile(schema)]),
);

/** All things of a type in structured data, the inner ones too. */
function things(value: unknown): Schema[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "@type" in value ? [value as Schema] : [];
  return [...own, ...Object.values(value).flatMap(things)];
}

/** What the pages of a firm tell search engines. */
function dataOf({ env }: Firm): Schema[] {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const renditions = new Renditions(env.CONTENT_DIR);
  const preview = { path: "/previews/home.jpg" } as LinkPreview;
  return readCheckedSite().contents.flatMap((content) => {
    const shared = sharedContent(content, renditions);
    return routesOf(content.pages).flatMap((route) => {
      const { shown } = pageInput(route, content, shared, renditions);
      const films = videoData(shown, content, `${content.site.origin}/`);
      const data = structuredData(route, withoutLanguages(content), "/", preview, films);
      return data ? things(JSON.parse(data)) : [];
    });
  });
}

const everything = someDaily(firms, firms.length).flatMap((firm) =>
  dataOf(firm).map((one) => [firm.name, one] as const),
);

it.runIf(isThorough).each(Object.keys(required))("each %s has what is required of it", (type) => {
  const own = everything.filter(([, one]) => one["@type"] === type);
  expect(own.length).toBeGreaterThan(0);
  const validate = validators.get(type);
  const wrong = own.filter(([, one]) => !validate?.(one));
  expect(wrong.map(([firm, one]) => [firm, one, validate?.(one), validate?.errors?.[0]])).toEqual(
    [],
  );
});
