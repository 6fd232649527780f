import { dirname } from "node:path";
import type { Day } from "../../../src/content/day.ts";
import type { Site } from "../../../src/content/schema/site.ts";
import { dayOfBuild } from "../../check/dates/day.ts";
import { type ContentContext, contentContext } from "../../check/linting/rule-context.ts";
import type { Asset } from "../../check/read/assets/assets.ts";
import { loadContent } from "../../check/read/load.ts";
import { packTagOf, packTags } from "../../check/read/packs/language-pack.ts";
import { Refusal } from "../../check/refusal.ts";
import type { Plain } from "../edit/yaml-text.ts";
import type { Asker } from "../prompts/asker.ts";
import { collect, type Given } from "../prompts/collect.ts";
import { assertUnchanged, deleteFile, makeFolder, writeFile } from "../write-file.ts";
import { brandColours } from "./brand-colours.ts";
import {
  assertAllIsRead,
  type ContentText,
  contentTexts,
  type FileEdits,
  type Leaving,
  siteIn,
  siteTextIn,
  withFileEdits,
} from "./content-texts.ts";
import { identityEdits, identityFields } from "./identity-fields.ts";
import { languageChange } from "./language-change.ts";
import { logoCopy } from "./logo.ts";
import { follow, oldWords, placesWith } from "./old-words.ts";
import { leftPictures, sampleFacts } from "./sample-facts.ts";
import { withoutPart } from "./without-part.ts";

/** What the fields of the identity are answered by; some of the answers decide on more than a value. */
type Answers = Readonly<Record<string, Plain>> & {
  readonly [key in Word]?: string;
} & { readonly without?: readonly string[] };

type Word = "language" | "email" | "shortName" | "logo" | "colour" | "secondColour" | "place";

/** What a run does, beside what is given. */
interface InitOptions {
  given: Given;
  /** Agrees to changes of sample files without being asked. */
  force?: boolean;
  asker?: Asker | undefined;
  today?: Day;
  /** Whether what is said is shown on a terminal with colours. */
  colour?: boolean;
}

/**
 * Makes a site somebody's own: sets its identity, lets what follows from it follow, takes away the facts
 * of the sample, and says that it is no sample any more. Of an identity that is somebody's already it
 * changes only what is asked.
 *
 * @returns the files that were written and deleted, what is to be said of that where nobody was told
 *   before, whether the identity was a made-up one, and the places that still name the old one, as
 *   `file:line`.
 * @throws Refusal where something is missing, wrong or not wanted; then nothing is written.
 * @throws Cancelled where the person asked does not want to go on; then nothing is written.
 */
export async function init(directory: string, options: InitOptions) {
  const { given, force, asker } = options;
  const contents = contentTexts(directory);
  const before = siteIn(contents);
  const wasSample = before.sample;
  if (wasSample) assertAllIsRead(directory);
  const answersTo = wasSample ? sampleAnswers : ownAnswers;
  const answers = (await answersTo(before, given, asker)) as Answers;
  if (answers.place !== undefined && answers.without?.includes("map"))
    throw new Refusal(
      "`--without map` takes the map away, and `--place` says where its mark stands: give one of the two.",
    );

  const logo = answers.logo === undefined ? undefined : logoCopy(answers.logo, directory, before);
  const { after, own, said, pictures } = changeBy(answers, directory, contents, before, options);
  const words = oldWords(before, siteIn(withFileEdits(after, [own])));
  const followed = wasSample ? after.map((content) => follow(content, words)) : after;
  const texts = withFileEdits(followed, [own]);
  const kept = new Map(texts.map((content) => [content.file, content]));
  const gone = contents.filter(({ file }) => !kept.has(file));
  const deleted = [...gone, ...pictures];
  const written = contents.filter(
    ({ file, text }) => kept.has(file) && kept.get(file)?.text !== text,
  );

  for (const sentence of said) asker?.say(sentence);
  if (wasSample && !force) await agree(written, deleted, asker);
  for (const content of contents) assertUnchanged(content.path, content.text);
  const write = ({ path, file, text }: ContentText) =>
    writeFile(path, text, kept.get(file)?.text ?? text);
  for (const content of written) if (content.of !== "site") write(content);
  for (const { path } of gone) deleteFile(path);
  if (logo) {
    makeFolder(dirname(logo.path));
    writeFile(logo.path, logo.before, logo.text);
  }
  // The site's own file comes after all other texts: until it is written, the site counts as a sample,
  // and a run that was cut short can be repeated. Until then it names its drawings, too.
  for (const content of written) if (content.of === "site") write(content);
  for (const { path } of pictures) deleteFile(path);
  return {
    written: [...written, ...(logo ? [logo] : [])].map(({ file }) => file),
    deleted: deleted.map(({ file }) => file),
    said: asker === undefined ? said : [],
    wasSample,
    left: placesWith(words.marks, texts, loadContent(directory)),
  };
}

/** What the answers make of a site. */
interface Change {
  /** The content after all edits but the site's own. */
  after: ContentText[];
  /** What is set in the site's own file. */
  own: FileEdits;
  said: string[];
  /** Files of the sample that nothing names any more. */
  pictures: Asset[];
}

function changeBy(
  answers: Answers,
  directory: string,
  contents: readonly ContentText[],
  before: Site,
  { today = dayOfBuild(), colour }: InitOptions,
): Change {
  const said: string[] = [];
  let after = [...contents];
  const make = (leaving: Leaving) => {
    after = withFileEdits(after, leaving.edits);
    said.push(...leaving.said);
  };
  const { language = before.language, email: mail = before.contact.email } = answers;
  const { without = [], logo, colour: accent, secondColour: warm } = answers;
  let sample: ContentContext | undefined;
  if (before.sample) {
    const texts = new Map(contents.map(({ file, text }) => [file, text]));
    sample = contentContext(loadContent(directory, texts));
    // Of a page that goes nothing else is to be said.
    const staying = contents.filter(({ of, key = of }) => !without.includes(key));
    const hasLogo = logo !== undefined;
    make(sampleFacts(staying, sample, { before, mail, today, language, hasLogo }));
  }
  make({ edits: languageChange(after, before, language), said: [] });
  for (const name of without) make(withoutPart(after, name, before.origin));
  const colours = brandColours(before.theme, { accent, warm }, colour);
  said.push(...colours.said);
  if (language !== before.language && packTagOf(language) === undefined)
    said.push(
      `There is no language pack for ${language}: the check asks for each text of the interface in your own files. There are packs for ${packTags().join(", ")}.`,
    );

  const { file } = siteTextIn(after);
  const set = [...identityEdits(answers), ...colours.set];
  // What drew the logo before.
  const drawn = ["viewBox", "path", "darkFile"].map((key) => ["company", "logo", key]);
  const remove = logo === undefined ? [] : drawn;
  if (sample === undefined) return { after, own: { file, set, remove }, said, pictures: [] };
  const isOldShort = before.company.shortName !== undefined && answers.shortName === undefined;
  const own: FileEdits = {
    file,
    set: [...set, { path: ["sample"], value: false }],
    remove: isOldShort ? [...remove, ["company", "shortName"]] : remove,
  };
  return { after, own, said, pictures: leftPictures(sample, after) };
}

/** All is asked anew, but for the language: nothing else of a sample is worth keeping. */
async function sampleAnswers({ language }: Site, given: Given, asker: Asker | undefined) {
  const fields = identityFields().map((field) =>
    field.key === "language" ? { ...field, fallback: language } : field,
  );
  const answers = await collect(fields, given, asker);
  return { ...answers, supportEmail: answers["supportEmail"] ?? (answers["email"] as Plain) };
}

async function ownAnswers(site: Site, given: Given, asker: Asker | undefined) {
  const fields = identityFields(site);
  const named = fields.filter(({ key }) => given[key] !== undefined);
  if (named.length > 0 || asker !== undefined)
    return collect(named.length > 0 ? named : fields, given, asker);
  throw new Refusal(
    "This site is somebody's own already. Without a terminal, name what to change: " +
      `${fields.map(({ flag }) => flag).join(", ")}.`,
  );
}

async function agree(
  written: readonly ContentText[],
  deleted: readonly Pick<ContentText, "file">[],
  asker: Asker | undefined,
): Promise<void> {
  const [replaces, deletes] = [written, deleted].map((all) => all.map(({ file }) => file));
  const besides = deletes?.length ? `, and deletes ${deletes.join(", ")}` : "";
  const what = `This replaces sample data in ${replaces?.join(", ")}${besides}.`;
  if (asker === undefined) throw new Refusal(`${what} Without a terminal to ask on, add --force.`);
  for (let question = `${what} Go on?`; ; question = "Answer yes or no.") {
    const answer = await asker.ask(`${question} [y/N] `);
    if (/^y(es)?$/i.test(answer)) return;
    if (/^(no?)?$/i.test(answer)) throw new Refusal("Nothing was written.");
  }
}
