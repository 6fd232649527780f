import { type Day, yearsFrom } from "../../../src/check/dates/day.ts";
import { pageDrawings, stationDrawings } from "../../../src/check/linting/asset-uses.ts";
import { isEnglish } from "../../../src/check/linting/is-english.ts";
import type { ContentContext } from "../../../src/check/linting/rule-context.ts";
import type { Asset } from "../../../src/check/read/assets/assets.ts";
import { valueAt } from "../../../src/check/read/findings/field.ts";
import { place } from "../../../src/check/read/located.ts";
import type { Path } from "../../../src/check/read/read.ts";
import {
  isTelling,
  type TellingText,
  tellingTexts,
} from "../../../src/check/sample/telling-texts.ts";
import { unchangedTexts } from "../../../src/check/sample/unchanged-texts.ts";
import { counted } from "../../../src/check/text/counted.ts";
import type { Site } from "../../../src/content/schema/site.ts";
import {
  type ContentText,
  type FileEdits,
  siteTextIn,
  textsIn,
  valuesIn,
} from "./content-texts.ts";
import { plainMark } from "./logo.ts";
import { mayGo } from "./may-go.ts";
import type { Leaving } from "./without-part.ts";

/** What of the policy speaks of the sample's app; the language pack has all of it for a website. */
const policyKeys = ["description", "intro", "required", "sections", "updated", "fingerprint"];

/** What decides on some of the facts. */
interface Firm {
  /** The site as it is. */
  before: Site;
  /** Where messages to the firm go. */
  mail: string;
  today: Day;
  /** The language that the site is to have. */
  language: string;
  /** Whether the firm brings a mark of its own. */
  hasLogo: boolean;
}

/**
 * What becomes of the facts of the sample, none of which holds of another firm: products, policy, test
 * record, social pages, where to report a weakness. What somebody has changed already stays.
 */
export function sampleFacts(
  contents: readonly ContentText[],
  context: ContentContext,
  { before, mail, today, language, hasLogo }: Firm,
): Leaving {
  const unchanged = unchangedTexts(context);
  const all = tellingTexts(context).filter(isTelling);
  /** Whether the texts of a file, or those below some keys, are the sample's, each of them. */
  const isSample = ({ file }: ContentText, ...below: string[]) => {
    const here = all.filter((text) => fileOf(text) === file && isBelow(text, below));
    const known = new Set(unchanged.map(({ at }) => at));
    return here.length > 0 && here.every(({ at }) => known.has(at));
  };

  const products = contents.filter((content) => content.of === "product" && isSample(content));
  const site = siteTextIn(contents);
  const leaving = [
    ...contents.flatMap((page) => [
      page.of === "products" && roadmap(page, isSample),
      page.of === "products" && !isEnglish(language) && example(page, unchanged),
      page.of === "privacy" && policy(page, isSample),
      page.of === "accessibility" && record(page, unchanged, isSample, context),
    ]),
    drawings(site, unchanged),
    !hasLogo && mark(site, unchanged),
    social(site, before, unchanged),
    security(site, before, mail, today),
  ].filter((fact) => fact !== undefined && fact !== false);
  return {
    edits: [...products.map(({ file }) => ({ file, goes: true })), ...leaving],
    said: [
      ...(products.length > 0 ? [`${counted(products.length, "product")} of the sample go.`] : []),
      ...leaving.flatMap(({ said }) => said ?? []),
    ],
  };
}

/** What becomes of a file, and what is to be said of it; undefined of what is not the sample's. */
type Fact = (FileEdits & { said?: string }) | undefined;

type IsSample = (content: ContentText, ...below: string[]) => boolean;

/**
 * The files of the sample's drawings that nothing names any more.
 *
 * @param before The content as it was.
 * @param after Its texts as they are to be.
 */
export function leftPictures(before: ContentContext, after: readonly ContentText[]): Asset[] {
  const named = new Set(after.flatMap(textsIn).map(({ value }) => value));
  const samples = new Set(unchangedTexts(before).map(({ at }) => at));
  const files = [...pageDrawings(before), ...stationDrawings(before)].flatMap(
    ({ target, name, asset }) => (asset && samples.has(target) && !named.has(name) ? [asset] : []),
  );
  return [...new Set(files)];
}

/** The line of what comes next, or its drawings alone where the words are somebody's own. */
function roadmap(content: ContentText, isSample: IsSample): Fact {
  const { file, schema } = content;
  const path = ["roadmap"];
  if (mayGo(schema, path) && isSample(content, ...path))
    return { file, remove: [path], said: "The line about what comes next goes." };
  const drawn = [...path, "drawings"];
  if (!isSample(content, ...drawn)) return undefined;
  return { file, remove: [drawn], said: "The drawings along the roadmap go." };
}

/** The drawings beside the first words of pages. */
function drawings(content: ContentText, unchanged: readonly TellingText[]): Fact {
  const all = (valueAt(valuesIn(content), ["drawings"]) ?? []) as unknown[];
  const going = all.flatMap((_, index): Path[] => {
    const entry = ["drawings", index];
    return isThere(unchanged, content.file, [...entry, "file"]) ? [entry] : [];
  });
  if (going.length === 0) return undefined;
  return {
    file: content.file,
    remove: going.length === all.length ? [["drawings"]] : going,
    said: `${counted(going.length, "drawing")} of the sample beside the words of pages go.`,
  };
}

/** What stands in the waitlist's empty field speaks English. */
function example(content: ContentText, unchanged: readonly TellingText[]): Fact {
  const { file, schema } = content;
  const path = ["waitlist", "placeholder"];
  if (!mayGo(schema, path) || !isThere(unchanged, file, path)) return undefined;
  return { file, remove: [wholeGroup(valuesIn(content), path)] };
}

function mark({ file }: ContentText, unchanged: readonly TellingText[]): Fact {
  const path = ["company", "logo"];
  if (!isThere(unchanged, file, path)) return undefined;
  return {
    file,
    set: [{ path, value: { ...plainMark } }],
    said: "The mark of the sample goes; a plain ring takes its place, until you give yours with --logo.",
  };
}

function policy(content: ContentText, isSample: IsSample): Fact {
  if (!mayGo(content.schema, ["sections"]) || !isSample(content)) return undefined;
  return {
    file: content.file,
    remove: policyKeys.filter((key) => mayGo(content.schema, [key])).map((key) => [key]),
    said: "The policy of the sample's app goes; the language pack's, about the website, takes its place.",
  };
}

/** The tests of the sample's pages, and what is claimed from them; the language pack has others to run. */
function record(
  content: ContentText,
  unchanged: readonly TellingText[],
  isSample: IsSample,
  { pages }: ContentContext,
): Fact {
  const { file, schema } = content;
  const values = valuesIn(content);
  const here = new Set(
    unchanged.filter((text) => fileOf(text) === file).map(({ at }) => at[place].path.join()),
  );
  const records = pages.accessibility?.tests?.records ?? [];
  const going = records.filter((one) => {
    const [path, ...words] = [one, one.what, one.with, one.scope].map((at) =>
      at?.[place].path.join(),
    );
    const isRun = "date" in one && one.date !== undefined;
    return isRun ? here.has(path ?? "") : words.every((key) => here.has(key ?? ""));
  });
  const list = ["tests", "records"];
  if (going.length === 0 || !mayGo(schema, list)) return undefined;

  const isAll = going.length === records.length;
  const remove: Path[] = isAll ? [wholeGroup(values, list)] : going.map((one) => one[place].path);
  for (const words of [
    ["conformance", "paragraphs"],
    ["measures", "paragraphs"],
  ])
    if (mayGo(schema, words) && isSample(content, ...words)) remove.push(wholeGroup(values, words));
  const isRun = records.some((one) => "date" in one && one.date && !going.includes(one));
  // Without a test nothing stands behind the statement's claim and date.
  if (!isRun) remove.push(["updated"]);
  return {
    file,
    remove,
    set: isRun ? [] : [{ path: ["conformance", "status"], value: "unassessed" }],
    said: `${counted(going.length, "test")} of the sample's pages go${isRun ? "" : "; the statement says that nobody has assessed yours yet"}.`,
  };
}

/** The path of a key, or of the group that has no other. */
function wholeGroup(values: unknown, path: string[]): Path {
  const group = path.slice(0, -1);
  return Object.keys(valueAt(values, group) ?? {}).length === 1 ? group : path;
}

/** The links to pages of the sample go; that to its mail address follows the address. */
function social(content: ContentText, before: Site, unchanged: readonly TellingText[]): Fact {
  const links = before.footer.social?.links ?? [];
  const going = links.flatMap(({ href }, index): Path[] => {
    const path = ["footer", "social", "links", index];
    const isTheirs = isThere(unchanged, content.file, [...path, "text"]);
    return isTheirs && href !== `mailto:${before.contact.email}` ? [path] : [];
  });
  const whole = ["footer", "social"];
  if (going.length === 0 || (going.length === links.length && !mayGo(content.schema, whole)))
    return undefined;
  return {
    file: content.file,
    remove: going.length === links.length ? [whole] : going,
    said: `${counted(going.length, "link")} to social pages of the sample go.`,
  };
}

function security({ file }: ContentText, before: Site, mail: string, today: Day): Fact {
  const domain = before.contact.email.replace(/^.*@/, "");
  if (!before.security?.contact.includes(domain)) return undefined;
  // Of a leap day, the day before.
  const expires = yearsFrom(today, 1).replace(/-02-29$/, "-02-28");
  const set = [
    { path: ["security", "contact"], value: `mailto:${mail}` },
    { path: ["security", "expires"], value: expires },
  ];
  return { file, set };
}

function fileOf({ at }: TellingText): string {
  return at[place].file.file;
}

/** Whether the texts that are the sample's have one at a path of a file. */
function isThere(unchanged: readonly TellingText[], file: string, path: Path): boolean {
  return unchanged.some(
    (text) => fileOf(text) === file && text.at[place].path.join() === path.join(),
  );
}

function isBelow({ at }: TellingText, keys: readonly string[]): boolean {
  return keys.every((key, index) => at[place].path[index] === key);
}
