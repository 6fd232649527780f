import { describe, it } from "vitest";
import { shape, text } from "../../../content/schema/primitives.ts";
import { productSchema } from "../../../content/schema/product.ts";
import { siteSchema } from "../../../content/schema/site.ts";
import { contactText, productText, productWith } from "../../testing/example-texts.ts";
import { expectMistake, type Mistake } from "../../testing/expect-mistake.ts";

const { contact, delivery, header } = siteSchema.shape;

const without = (key: string) => productText.replace(new RegExp(`^${key}:.*\n`, "m"), "");

const mistakes: Mistake[] = [
  [
    "a misspelt key",
    productSchema,
    productWith("tagline", "«taglin»"),
    "Unknown key `taglin`.",
    /^Did you mean `tagline`\?$/,
  ],
  [
    "letters swapped",
    productSchema,
    productWith("name", "«nmae»"),
    "Unknown key `nmae`.",
    /`name`\?/,
  ],
  ["capitals", productSchema, productWith("icon", "«Icon»"), "Unknown key `Icon`.", /`icon`\?/],
  [
    "hyphens",
    productSchema,
    `${productText}«badge-variant»: outline\n`,
    "Unknown key `badge-variant`.",
    /`badgeVariant`\?/,
  ],
  [
    "a key cut short",
    productSchema,
    productWith("progress", "«prog»"),
    "Unknown key `prog`.",
    /`progress`\?/,
  ],
  [
    "a key of nothing",
    productSchema,
    `${productText}«price»: 5\n`,
    "Unknown key `price`.",
    /^Delete it, or write one of: `badge`, .*`reviewed`\.$/,
  ],
  [
    "a key much like one that is there",
    productSchema,
    `${productText}«tagLine»: x\n`,
    "Unknown key `tagLine`.",
    /^Delete it; `tagline`, which it resembles, is there already\.$/,
  ],
  [
    "constructor as a key",
    productSchema,
    `${productText}«constructor»: 5\n`,
    "Unknown key `constructor`.",
    /Delete it/,
  ],
  ["a number as a key", productSchema, `${productText}«12»: 5\n`, "Unknown key `12`.", /Delete it/],
  [
    "a merge key",
    productSchema,
    `${productText}«<<»: {order: 1}\n`,
    "Unknown key `<<`.",
    /write their keys out/,
  ],
  [
    "a missing key at the root",
    productSchema,
    without("eta").replace("name", "«name»"),
    "The key `eta` is missing.",
    /^Add `eta:` — Quarter in which .*Q4 2027\.$/,
  ],
  [
    "a missing key with choices",
    productSchema,
    without("waitlist").replace("name", "«name»"),
    "The key `waitlist` is missing.",
    /^Add `waitlist:` — .* One of: `closed`, `open`\.$/,
  ],
  [
    "a missing key of a group",
    contact,
    contactText.replace("place", "«place»").replace("latitude: 1, ", ""),
    "The key `latitude` is missing.",
    /^Add `latitude:` — Degrees north\.$/,
  ],
  [
    "a missing key of a list's entry",
    header,
    "navigationLabel: a\nmenu: b\ncloseMenu: c\nlinks:\n  - «text»: Home\naction: {text: d, page: home}\n",
    "The key `page` is missing.",
    /^Add `page:` — The page it leads to\. One of: `home`/,
  ],
  [
    "an empty group in a list",
    header,
    "navigationLabel: a\nmenu: b\ncloseMenu: c\nlinks:\n  - {text: e, page: home}\n  «-»\naction: {text: d, page: home}\n",
    "Entry 2 of `links` is empty.",
    /its keys below it, indented: `text`, `page`/,
  ],
  [
    "lines not indented",
    contact,
    'email: a@example.org\nphones: [{label: Sales, number: "+442079460000", display: "020"}]\naddress: [Lane]\n«place»:\nlatitude: 1\nlongitude: 2\n',
    "`place` is empty, because what follows is not indented.",
    /^Indent the lines that belong to it by two spaces more\.$/,
  ],
  [
    "a key in the wrong group",
    contact,
    `${contactText.replace("latitude: 1, ", "")}«latitude»: 1\n`,
    "The key `latitude` does not belong here.",
    /^Move it to `place`, where it is missing/,
  ],
  ["a misspelt kind", delivery, "«methd»: mailto\n", "Unknown key `methd`.", /`method`\?/],
  [
    "a misspelt key of a kind",
    delivery,
    "method: emailjs\nserviceId: a\ntemplateId: b\n«publickey»: c\n",
    "Unknown key `publickey`.",
    /`publicKey`\?/,
  ],
  [
    "a key of another kind",
    delivery,
    "method: mailto\n«serviceId»: a\n",
    "Unknown key `serviceId`.",
    /^Delete it\.$/,
  ],
];

const pair = shape({
  first: shape({ heading: text("One."), text: text("Two.") }),
  second: shape({ heading: text("One."), text: text("Two.") }),
  heading: text("Three.").optional(),
});
const [inner, outer] = ["  heading: a\n  text: b\n", "heading: a\ntext: b\n"];

const indentMistakes: Mistake[] = [
  [
    "a group indented too far, with all that belongs to it",
    pair,
    `first:\n${inner}  «second»:\n${inner}`,
    "The key `second` does not belong here.",
    /^Move it to the first column, where it is missing; mind the indentation\.$/,
  ],
  [
    "lines not indented that repeat keys from above",
    pair,
    `heading: a\nfirst:\n${inner}«second»:\n${outer}`,
    "`second` is empty, because what follows is not indented.",
    /by two spaces more/,
  ],
  [
    "lines not indented, with other groups behind them",
    pair,
    `«first»:\n${outer}second:\n${inner}`,
    "`first` is empty, because what follows is not indented.",
    /by two spaces more/,
  ],
  [
    "no colon, but one in the value",
    productSchema,
    productWith("tagline: Save food", '«tagline "Save»: food"'),
    "A colon is missing after `tagline`.",
    /^Write `tagline: ` and then the value\.$/,
  ],
];

describe("an unknown or missing key is one finding at its place", () => {
  it.each([...mistakes, ...indentMistakes])("%s", (...mistake) => expectMistake(...mistake));
});
