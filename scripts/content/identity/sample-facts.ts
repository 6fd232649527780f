import type { Day } from "../../../src/content/day.ts";
import { isEnglish } from "../../../src/content/direction-of.ts";
import type { Site } from "../../../src/content/schema/site.ts";
import { yearsFrom } from "../../check/dates/day.ts";
import { pageDrawings, stationDrawings } from "../../check/linting/asset-uses.ts";
import type { ContentContext } from "../../check/linting/rule-context.ts";
import type { Asset } from "../../check/read/assets/assets.ts";
import { valueAt } from "../../check/read/findings/field.ts";
import { place } from "../../check/read/located.ts";
import type { Path } from "../../check/read/read.ts";
import { isTelling, type TellingText, tellingTexts } from "../../check/sample/telling-texts.ts";
import { unchangedTexts } from "../../check/sample/unchanged-texts.ts";
import { counted } from "../../check/text/counted.ts";
import {
  type ContentText,
  type FileEdits,
  goingEntries,
  type Leaving,
  mayGo,
  textsIn,
  valuesIn,
} from "./content-texts.ts";

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

/** A content file of a sample. */
interface SampleFile {
  content: ContentText;
  /** Whether the text at a path is the sample's, letter for letter. */
  isSample(path: Path): boolean;
  /** Whether all texts below a path are, of which there is one at least. */
  isAllSample(path: Path): boolean;
  firm: Firm;
}

/** What becomes of a fact, and what is to be said of it; nothing where it is not the sample's. */
type Fact = (Omit<FileEdits, "file"> & { said?: string }) | undefined;

/** The facts of the sample, none of which holds of another firm, by the files in which they stand. */
const facts: Partial<Record<ContentText["of"], readonly ((file: SampleFile) => Fact)[]>> = {
  products: [roadmap, example],
  privacy: [policy],
  accessibility: [testRecord],
  site: [drawings, mark, socialPages, security],
};

/**
 * What becomes of the facts of the sample: products, policy, test record, social pages, where to report a
 * weakness. What somebody has changed already stays.
 */
export function sampleFacts(
  contents: readonly ContentText[],
  context: ContentContext,
  firm: Firm,
): Leaving {
  const unchanged = unchangedTexts(context);
  const known = new Set(unchanged.map(({ at }) => at));
  const telling = tellingTexts(context).filter(isTelling);
  const files = contents.map((content): SampleFile => {
    const isHere = ({ at }: TellingText) => at[place].file.file === content.file;
    const paths = new Set(unchanged.filter(isHere).map(({ at }) => at[place].path.join()));
    const isAllSample = (path: Path) => {
      const below = telling.filter(
        (text) => isHere(text) && path.every((key, depth) => text.at[place].path[depth] === key),
      );
      return below.length > 0 && below.every(({ at }) => known.has(at));
    };
    const isSample = (path: Path) => paths.has(path.join());
    return { content, isSample, isAllSample, firm };
  });
  const products = files.filter(({ content, isAllSample }) => {
    return content.of === "product" && isAllSample([]);
  });
  const going = files.flatMap((file) =>
    (facts[file.content.of] ?? []).flatMap((factIn) => {
      const fact = factIn(file);
      return fact ? [{ ...fact, file: file.content.file }] : [];
    }),
  );
  return {
    edits: [...products.map(({ content: { file } }) => ({ file, goes: true })), ...going],
    said: [
      ...(products.length > 0 ? [`${counted(products.length, "product")} of the sample go.`] : []),
      ...going.flatMap(({ said }) => said ?? []),
    ],
  };
}

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
function roadmap({ content, isAllSample }: SampleFile): Fact {
  const line = ["roadmap"];
  if (mayGo(content, line) && isAllSample(line))
    return { remove: [line], said: "The line about what comes next goes." };
  const drawn = [...line, "drawings"];
  if (!isAllSample(drawn)) return undefined;
  return { remove: [drawn], said: "The drawings along the roadmap go." };
}

/** What stands in the waitlist's empty field, which speaks English. */
function example({ content, isSample, firm }: SampleFile): Fact {
  const path = ["waitlist", "placeholder"];
  if (isEnglish(firm.language) || !mayGo(content, path) || !isSample(path)) return undefined;
  return { remove: [wholeGroup(content, path)] };
}

/** What of the policy speaks of the sample's app; the language pack has all of it for a website. */
function policy({ content, isAllSample }: SampleFile): Fact {
  if (!mayGo(content, ["sections"]) || !isAllSample([])) return undefined;
  const keys = ["description", "intro", "required", "sections", "updated", "fingerprint"];
  return {
    remove: keys.filter((key) => mayGo(content, [key])).map((key) => [key]),
    said: "The policy of the sample's app goes; the language pack's, about the website, takes its place.",
  };
}

/** The tests of the sample's pages, and what is claimed from them; the language pack has others to run. */
function testRecord({ content, isSample, isAllSample }: SampleFile): Fact {
  const list = ["tests", "records"];
  const isRun = (one: unknown) => valueAt(one, ["date"]) !== undefined;
  const { entries, remove } = goingEntries(
    content,
    list,
    (one, path) =>
      isRun(one)
        ? isSample(path)
        : ["what", "with", "scope"].every((key) => isSample([...path, key])),
    wholeGroup(content, list),
  );
  if (entries.length === 0 || !mayGo(content, list)) return undefined;
  const claims = ["conformance", "measures"]
    .map((key) => [key, "paragraphs"])
    .filter((words) => mayGo(content, words) && isAllSample(words));
  const going = [...remove, ...claims.map((words) => wholeGroup(content, words))];
  const said = `${counted(entries.length, "test")} of the sample's pages go`;
  const staying = valueAt(valuesIn(content), list) as unknown[];
  if (staying.some((one, index) => isRun(one) && !entries.some((path) => path.at(-1) === index)))
    return { remove: going, said: `${said}.` };
  // Without a test nothing stands behind the statement's claim and date.
  return {
    remove: [...going, ["updated"]],
    set: [{ path: ["conformance", "status"], value: "unassessed" }],
    said: `${said}; the statement says that nobody has assessed yours yet.`,
  };
}

/** The drawings beside the first words of pages. */
function drawings({ content, isSample }: SampleFile): Fact {
  const isTheirs = (_: unknown, path: Path) => isSample([...path, "file"]);
  const { entries, remove } = goingEntries(content, ["drawings"], isTheirs);
  if (entries.length === 0) return undefined;
  const said = `${counted(entries.length, "drawing")} of the sample beside the words of pages go.`;
  return { remove, said };
}

/** A ring, for a firm that has no logo yet: nobody's own. */
const plainMark = { viewBox: "0 0 32 32", path: "M28 16A12 12 0 1 1 4 16A12 12 0 1 1 28 16" };

function mark({ isSample, firm }: SampleFile): Fact {
  const path = ["company", "logo"];
  if (firm.hasLogo || !isSample(path)) return undefined;
  return {
    set: [{ path, value: plainMark }],
    said: "The logo of the sample goes; a plain ring takes its place, until you give yours with --logo.",
  };
}

/** The links to pages of the sample go; that to its mail address follows the address. */
function socialPages({ content, isSample, firm: { before } }: SampleFile): Fact {
  const whole = ["footer", "social"];
  const isTheirs = (link: unknown, path: Path) =>
    isSample([...path, "text"]) && valueAt(link, ["href"]) !== `mailto:${before.contact.email}`;
  const { entries, remove, isAll } = goingEntries(content, [...whole, "links"], isTheirs, whole);
  if (entries.length === 0 || (isAll && !mayGo(content, whole))) return undefined;
  return { remove, said: `${counted(entries.length, "link")} to social pages of the sample go.` };
}

/** Where to report a weakness, for a year from today. */
function security({ firm: { before, mail, today } }: SampleFile): Fact {
  const domain = before.contact.email.replace(/^.*@/, "");
  if (!before.security?.contact.includes(domain)) return undefined;
  // Of a leap day, the day before.
  const expires = yearsFrom(today, 1).replace(/-02-29$/, "-02-28");
  const set = [
    { path: ["security", "contact"], value: `mailto:${mail}` },
    { path: ["security", "expires"], value: expires },
  ];
  return { set };
}

/** The path of a key, or of the group that has no other. */
function wholeGroup(content: ContentText, path: string[]): Path {
  const group = path.slice(0, -1);
  return Object.keys(valueAt(valuesIn(content), group) ?? {}).length === 1 ? group : path;
}
