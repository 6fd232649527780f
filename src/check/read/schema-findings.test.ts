import { describe, expect, it } from "vitest";
import { shape, text } from "../../content/schema/primitives.ts";
import { productSchema } from "../../content/schema/product.ts";
import { siteSchema } from "../../content/schema/site.ts";
import { cpuTime } from "../testing/cpu-time.ts";
import { contactText, productText, productWith } from "../testing/example-texts.ts";
import { findingsIn, holdMistakes, wordsOf } from "../testing/hold-mistakes.ts";
import { readYaml } from "./read.ts";
import { checkShape } from "./schema-findings.ts";

const { contact, delivery, header } = siteSchema.shape;
const contactWith = (passage: string, other: string) => contactText.replace(passage, other);

describe("a refused value is one finding at its place", () => {
  const progress = (value: string) => productWith("65", value);
  const tagline = (value: string) => productWith("Save food", value);
  const bullets = (value: string) => productWith("\n  - One thing\n  - Two things", ` ${value}`);
  const href = (value: string) => `${productText}href: ${value}\n`;

  holdMistakes(
    {
      [progress('«"65%"»')]:
        '`progress` is the text "65%", not a number. Write `65`, without quotes and without %.',
      [progress("«140»")]: "`progress` cannot be 140. Write a number from 0 to 100.",
      [progress("«.inf»")]: "`progress` is the number without bounds, not a number. …",
      [progress("«[65]»")]: "`progress` is a list, not a number. Write a number…",
      [progress(`«${"word ".repeat(20).trim()}»`)]:
        '`progress` is the text "word word word word word word word word…", not a number. …',
      [progress("«*a»").replace("Foo", "&a Foo")]: '`progress` is the text "Foo", not a number. …',
      [`${productText}order: «1.5»\n`]:
        "`order` is the number 1.5, not a whole number. Write a whole number.",
      [tagline("«012»")]:
        'number-as-text: YAML reads 012 as the number 12. To keep it as it is written, put it in quotes: "012".',
      [tagline("«12»")]: '`tagline` is the number 12, not text. …put it in quotes: "12".',
      [tagline("«true»")]: '`tagline` is true, not text. …put it in quotes: "true".',
      [tagline("«{product}»")]:
        '`tagline` is a group of keys, not text. Leave out the braces: write "product".',
      [tagline('«"  "»')]: "`tagline` is empty. Write some text here.",
      [tagline("«|-»\n")]: "`tagline` is empty. Write some text here.",
      [productWith("tagline: Save food", "«tagline»:")]:
        "`tagline` is empty. Write some text here.",
      [productWith("tagline: Save food", "«tagline»: #1 in food")]:
        "`tagline` is empty. …words after # …quotes.",
      [`${productText}«badge»:\n`]: "`badge` is empty. …may also be left out.",
      [bullets("«One thing»")]: '`bullets` is the text "One thing", not a list. …after a dash…',
      [bullets("«[]»")]: "`bullets` has no entries. Write at least one entry.",
      [bullets("").replace("bullets", "«bullets»")]: "`bullets` is empty. …after a dash…",
      [productWith("One thing", "«Fast: really»")]:
        'Entry 1 of `bullets` is a group of keys, not text. …put it in quotes: "Fast: really".',
      [productWith("- One thing", "«-»")]: "Entry 1 of `bullets` is empty. Write some text…",
      [productWith("book", "«bok»")]: '`icon` cannot be "bok". Did you mean `book`?',
      [productWith("closed", "«Closed»")]: '`waitlist` cannot be "Closed". Did you mean `closed`?',
      [productWith("closed", "«maybe»")]:
        '`waitlist` cannot be "maybe". Write one of: `closed`, `open`.',
      [productWith("closed", "«false»")]: "`waitlist` cannot be false. Write one of…",
      [productWith("Q4 2027", "«Q4\u00A02027»")]:
        "eta-format: A no-break space (U+00A0) stands in `eta`. Type it anew: write `Q4 2027`.",
      [productWith("65", "«６５»")]:
        "A full-width sign (U+FF16) stands in `progress`. Type it anew: write `65`.",
      [productWith("book", "«bo\u200Bok»")]:
        "A character without width (U+200B) stands in `icon`. Type it anew: write `book`.",
      [productWith("book", "«b\u043E\u043Ek»")]:
        "A letter of another alphabet (U+043E) stands in `icon`. Type it anew: write `book`.",
      [`${productText}reviewed: «2027\u201103\u201109»\n`]:
        "A hyphen that does not break (U+2011) stands in `reviewed`. Type it anew: write `2027-03-09`.",
      [`${productText}reviewed: «2027–03–09»\n`]:
        "A dash in place of a hyphen (U+2013) stands in `reviewed`. Type it anew: write `2027-03-09`.",
      [href("«\u200Ehttps://example.org/a»")]:
        "A mark of direction (U+200E) stands in `href`. Type it anew: write `https://example.org/a`.",
      [productWith("tagline", "«t\u0430gline»")]:
        "A letter of another alphabet (U+0430) stands in this key. Type it anew: write `tagline`.",
      [productWith("tagline", "«tagline\u00A0»")]:
        "A no-break space (U+00A0) stands in this key. Type it anew: write `tagline`.",
      [productWith("  - One", "«\u00A0\u00A0»- One")]:
        "This line is indented with spaces of another kind, which YAML takes for text. Write common spaces…",
      [href("«HTTPS://example.org/A»")]:
        '`href` cannot be "HTTPS://example.org/A". Write `https://example.org/A`.',
      [href("«www.example.org»")]: "… Write `https://www.example.org`.",
      [href("«me@example.org»")]: "… Write `mailto:me@example.org`.",
      [href("«mailto:me@example.org.»")]: "… Write `mailto:me@example.org`.",
      [href("«mailto:mailto:me@example.org?subject=a»")]:
        "… Write `mailto:me@example.org?subject=a`.",
      [href("«mailto:me@-example.org»")]: "… Write mailto: and an e-mail address, such as …",
      [href("«https://example.org/a b»")]: "An address holds no space. Is one there by mistake?…",
      [href("«/about us»")]: "An address holds no space. Is one there by mistake?…",
      [href('«"/about "»')]: "An address holds no space. Write `/about`.",
      [href("«tel:+44 (0)20 7946-0000»")]: "… Write `tel:+442079460000`.",
      [href("«tel:020 7946 0000»")]: "… Write tel:, a plus sign, the country's code…",
      [href("«https://me:secret@example.org/a»")]:
        "Every visitor can read the user name or password in this address. Write `https://example.org/a` in its place, …",
      [`${productText}reviewed: «2027-02-31»\n`]:
        "There is no day 2027-02-31. Which one is meant? 2027-02 ends with day 28.",
      [`${productText}reviewed: «2027-13-01»\n`]:
        "There is no day 2027-13-01. Which one is meant? A year has months from 01 to 12.",
      [`${productText}reviewed: «2027/3/9»\n`]: "… Write `2027-03-09`.",
      [`${productText}reviewed: «9 March»\n`]: "… Write a date as YYYY-MM-DD, such as 2027-03-31.",
      [href("«example.org»")]: '`href` cannot be "example.org". Write a web address with https:…',
      [href("«example.org:8080/a»")]: '`href` cannot be "example.org:8080/a". Write a web address…',
      [productWith("One thing", "See **[it](«about»)**")]:
        'Entry 1 of `bullets` cannot lead to "about". Write a web address with https:…',
      [productWith("One thing", '"\\u0053ee [it](«tel:12»)"')]:
        'Entry 1 of `bullets` cannot lead to "tel:12". Write tel:, a plus sign…',
      [href("«javascript:alert(1)»")]:
        "link-scheme: This address cannot be a link of this site. Write one that begins with https…",
      [href("«//example.org/a»")]:
        "link-scheme: This address cannot be a link of this site. Write one that begins with https…",
    },
    productSchema,
  );
  holdMistakes(
    {
      [contactWith('"+442079460000"', "«+442079460000»")]:
        'number-as-text: YAML reads +442079460000 as the number 442079460000. …quotes: "+442079460000".',
      [contactWith("{latitude: 1, longitude: 2}", "«London»")]:
        '`place` is the text "London", not a group of keys. …its keys below it, indented: `latitude`, `longitude`.',
      [contactWith('"+442079460000"', '«"+44\u20607946000000"»')]:
        "A character without width (U+2060) stands in `number`. Type it anew: …",
      [contactWith("a@example.org", "«a@exam\u200Bple.org»")]:
        "A character without width (U+200B) stands in `email`. Type it anew: write `a@example.org`.",
      [contactWith("a@example.org", "«mailto:a@example.org»")]:
        '`email` cannot be "mailto:a@example.org". Write `a@example.org`.',
      [contactWith("a@example.org", "«a..b@example.org.»")]: "… Write `a.b@example.org`.",
      [contactWith("{latitude: 1, longitude: 2}", "\n  latitude: «51,5073»\n  longitude: 2")]:
        '`latitude` is the text "51,5073", not a number. Write `51.5073`: a point stands before …',
      [contactWith("{latitude: 1, longitude: 2}", '\n  latitude: «"51.5"»\n  longitude: 2')]:
        '`latitude` is the text "51.5", not a number. Write `51.5`, without quotes.',
      [contactWith("a@example.org", "«a at example»")]:
        '`email` cannot be "a at example". Write an e-mail address like…',
    },
    contact,
  );
  holdMistakes(
    {
      [`${contactText}delivery: «mailto»\n`]:
        '`delivery` is the text "mailto", not a group of keys. …its keys below it, indented: `method`…',
      [`${contactText}delivery:\n  method: «mailtoo»\n`]:
        '`method` cannot be "mailtoo". Did you mean `mailto`?',
    },
    contact.extend({ delivery }),
  );
  holdMistakes(
    {
      "sample: «yes»\n": '`sample` is the text "yes", not true or false. Write true or false.',
      "origin: «https://example.org/a b»\n": "An address holds no space. Is one there by mistake?…",
      "origin: «http://example.org»\n":
        '`origin` cannot be "http://example.org". Write https:// in place of http://…',
      'titleTemplate: «"{company}"»\n': "This text lacks {page}. Write it where the value belongs.",
      'titleTemplate: «"{{page}} · {company}"»\n':
        'A slot has one brace on each side. Write "{page} · {company}".',
      'titleTemplate: «"{page} {compny}"»\n':
        "{compny} is no slot of this text. Use {page}, {company}.",
    },
    siteSchema.pick({ sample: true, origin: true, titleTemplate: true }).partial(),
  );
});

describe("an unknown or missing key is one finding at its place", () => {
  const without = (key: string) =>
    productText.replace(new RegExp(`^${key}:.*\n`, "m"), "").replace("name", "«name»");

  holdMistakes(
    {
      [productWith("tagline", "«taglin»")]: "Unknown key `taglin`. Did you mean `tagline`?",
      [productWith("name", "«nmae»")]: "Unknown key `nmae`. Did you mean `name`?",
      [productWith("icon", "«Icon»")]: "Unknown key `Icon`. Did you mean `icon`?",
      [productWith("progress", "«prog»")]: "Unknown key `prog`. Did you mean `progress`?",
      [`${productText}«badge-variant»: outline\n`]:
        "Unknown key `badge-variant`. Did you mean `badgeVariant`?",
      [`${productText}«colour»: 5\n`]:
        "Unknown key `colour`. Is it one of these: `image`, … `reviewed`? If not, delete it.",
      [productWith("tagline", "«subtitle»")]:
        "Unknown key `subtitle`. Did you mean `tagline`? That key is missing here.",
      [`${productText}«tagLine»: x\n`]:
        "Unknown key `tagLine`. Delete it; `tagline`, which it resembles, is there already.",
      [`${productText}«constructor»: 5\n`]:
        "Unknown key `constructor`. Is it one of these: … If not, delete it.",
      [`${productText}«12»: 5\n`]: "Unknown key `12`. Is it one of these: … If not, delete it.",
      [`${productText}«<<»: {order: 1}\n`]: "Unknown key `<<`. …write their keys out.",
      [without("eta")]: "The key `eta` is missing. Add `eta:` — Quarter in which … Q4 2027.",
      [without("waitlist")]:
        "The key `waitlist` is missing. Add `waitlist:` — … One of: `closed`, `open`.",
      [productWith("tagline: Save food", '«tagline "Save»: food"')]:
        "A colon is missing after `tagline`. Write `tagline: ` and then the value.",
    },
    productSchema,
  );
  holdMistakes(
    {
      [contactWith("place", "«place»").replace("latitude: 1, ", "")]:
        "The key `latitude` is missing. Add `latitude:` — Degrees north.",
      [`${contactWith("latitude: 1, ", "")}«latitude»: 1\n`]:
        "The key `latitude` does not belong here. Move it to `place`, where it belongs…",
      [contactWith("place: {latitude: 1, longitude: 2}", "«place»:\nlatitude: 1\nlongitude: 2")]:
        "`place` is empty, because what follows is not indented. Indent the lines that belong to it by two spaces more.",
    },
    contact,
  );
  holdMistakes(
    {
      "«supportEmail»: help@fixture.internal\ncontact:\n  email: a@fixture.internal\n":
        "The key `supportEmail` does not belong here. Move it to `contact`, where it belongs…",
      "contact:\n  email: a@fixture.internal\n«latitude»: 1\n":
        "Unknown key `latitude`. Delete it.",
    },
    shape({ contact: contact.partial() }),
  );
  const headerWith = (link: string) =>
    `navigationLabel: a\nmenu: b\ncloseMenu: c\nlinks:\n  - {text: e, page: home}\n  ${link}\naction: {text: d, page: home}\n`;
  holdMistakes(
    {
      [headerWith("- text: «Home»")]: "This leads nowhere. Add `page:`…",
      [headerWith("«-»")]:
        "Entry 2 of `links` is empty. …its keys below it, indented: `text`, `page`…",
    },
    header,
  );
  holdMistakes(
    {
      "«methd»: mailto\n": "Unknown key `methd`. Did you mean `method`?",
      "method: emailjs\nserviceId: a\ntemplateId: b\n«publickey»: c\n":
        "Unknown key `publickey`. Did you mean `publicKey`?",
      "method: mailto\n«serviceId»: a\n": "Unknown key `serviceId`. Delete it.",
      "method: post\nendpoint: «http://forms.example/f/1»\n":
        '`endpoint` cannot be "http://forms.example/f/1". Write https:// in place of http://, …',
      "method: post\nendpoint: https://forms.example/f/1\nfields: «{email: x}»\n":
        "name, email and message are what visitors write. Give this field another name.",
      "method: post\nendpoint: https://forms.example/f/1\nfields: {n: «1»}\n":
        '`n` is the number 1, not text. Write some text. …in quotes: "1".',
    },
    delivery,
  );
  const local = { method: "post", endpoint: "http://127.0.0.1:8080/f", fields: { _gotcha: "" } };
  expect(delivery.safeParse(local).success).toBe(true);

  const group = () => shape({ heading: text("One."), text: text("Two.") });
  const [inner, outer] = ["  heading: a\n  text: b\n", "heading: a\ntext: b\n"];
  holdMistakes(
    {
      [`first:\n${inner}  «second»:\n${inner}`]:
        "The key `second` does not belong here. Move it to the first column, where it belongs; mind the indentation.",
      [`heading: a\nfirst:\n${inner}«second»:\n${outer}`]:
        "`second` is empty, because what follows is not indented. …by two spaces more.",
      [`«first»:\n${outer}second:\n${inner}`]:
        "`first` is empty, because what follows is not indented. …by two spaces more.",
    },
    shape({ first: group(), second: group(), heading: text("Three.").optional() }),
  );
});

it("finds several mistakes in one run", () => {
  const text = productWith("icon: book", "icn: bok")
    .replace("65", "true")
    .replace("closed", "shut");
  expect(findingsIn(text, productSchema).map(({ message }) => message)).toEqual([
    "Unknown key `icn`.",
    "`progress` is true, not a number.",
    '`waitlist` cannot be "shut".',
  ]);
});

it.each([
  ["- a\n", "The file is a list, not a group of keys."],
  ["words\n", 'The file is the text "words", not a group of keys.'],
  ["~\n", "The file is empty."],
])("takes %j for no group of keys", (text, message) => {
  const found = findingsIn(text, productSchema);
  expect(found.map(wordsOf)).toEqual([expect.stringContaining(`${message} Write its keys`)]);
  expect(found[0]?.start).toEqual({ line: 1, column: 1, offset: 0 });
});

it("says nothing more about a value that could not be read", () => {
  const found = findingsIn(productWith("65", "!x 65"), productSchema);
  expect(found.map(({ message }) => message)).toEqual(["The tag `!x` cannot be used here."]);
});

it("gives the data, with defaults, when all is well", () => {
  const given = { method: "emailjs", serviceId: "a", templateId: "b", publicKey: "c" };
  const { file } = readYaml({ file: "x.yaml", text: JSON.stringify(given) });
  if (file === undefined) throw new Error("The file could not be read.");
  expect(checkShape(delivery, file)).toEqual({
    data: { ...given, origin: "https://api.emailjs.com" },
    diagnostics: [],
    refused: [],
  });
});

it("stays fast with thousands of mistakes", () => {
  const entries = "  - {txt: a, page: ~}\n".repeat(4000);
  const text = `navigationLabel: a\nmenu: b\nlinks:\n${entries}`;
  let count = 0;
  const time = cpuTime(() => {
    count = findingsIn(text, header).length;
  });
  expect(time).toBeLessThan(1500);
  expect(count).toBe(8001);
});
