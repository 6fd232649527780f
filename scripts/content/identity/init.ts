import { readYaml } from "../../../src/check/read/read.ts";
import { checkShape } from "../../../src/check/read/schema-findings.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import { type Site, siteSchema } from "../../../src/content/schema/site.ts";
import { type Plain, setValue } from "../edit/set-value.ts";
import { assertUnchanged, replaceFile } from "../files/write-file.ts";
import type { Asker } from "../prompts/asker.ts";
import { collect, type Given } from "../prompts/collect.ts";
import { type ContentText, contentTexts } from "./content-texts.ts";
import { follow } from "./follow.ts";
import { identityEdits, identityFields } from "./identity-fields.ts";
import { linesWith, oldWords } from "./old-words.ts";

/** Who answers, and how. */
export interface InitOptions {
  given: Given;
  /** Whether sample files may be changed without asking. */
  force?: boolean | undefined;
  asker?: Asker | undefined;
}

/** What was done. */
export interface InitResult {
  /** Files that were changed. */
  written: string[];
  /** Whether the identity was a made-up one. */
  wasSample: boolean;
  /** Places that still name the old identity, as `file:line`. */
  left: string[];
}

/**
 * Makes a site somebody's own: sets its identity, lets what follows from it follow, and says that
 * it is no sample any more. Of an identity that is somebody's already it changes only what is asked.
 *
 * @param directory the content folder.
 * @throws Refusal where something is missing, wrong or not wanted; then nothing is written.
 * @throws Cancelled where the person asked does not want to go on; then nothing is written.
 */
export async function init(
  directory: string,
  { given, force = false, asker }: InitOptions,
): Promise<InitResult> {
  const [site, ...others] = contentTexts(directory);
  const before = siteIn(site);
  const wasSample = before.sample;
  const answers = wasSample
    ? await sampleAnswers(given, asker)
    : await ownAnswers(before, given, asker);

  const edits = identityEdits(answers);
  if (wasSample) edits.push({ path: ["sample"], value: false });
  const withEdits = (text: string) =>
    edits.reduce((edited, edit) => setValue(edited, site.file, edit), text);
  const words = oldWords(before, siteIn({ ...site, text: withEdits(site.text) }));
  const followed = (content: ContentText) => (wasSample ? follow(content, words) : content.text);
  const after = [
    ...others.map((content) => ({ ...content, text: followed(content) })),
    { ...site, text: withEdits(followed(site)) },
  ];

  const texts = new Map([site, ...others].map(({ path, text }) => [path, text]));
  const changed = after.filter(({ path, text }) => text !== texts.get(path));
  if (wasSample && !force) await agree(changed, asker);
  for (const [path, text] of texts) assertUnchanged(path, text);
  // The site's own file comes last: until it is written, the site counts as a sample, and a run
  // that was cut short can be repeated.
  for (const { path, text } of changed) replaceFile(path, texts.get(path) ?? "", text);
  return {
    written: changed.map(({ file }) => file),
    wasSample,
    left: after
      .flatMap((content) => linesWith(words.marks, content).map((line) => ({ content, line })))
      .map(({ content, line }) => `${content.file}:${line}`),
  };
}

/** Everything is asked anew: nothing of a sample is worth keeping. */
async function sampleAnswers(given: Given, asker: Asker | undefined) {
  const answers = await collect(identityFields(), given, asker);
  return { ...answers, supportEmail: answers["supportEmail"] ?? (answers["email"] as Plain) };
}

async function ownAnswers(site: Site, given: Given, asker: Asker | undefined) {
  const fields = identityFields(site);
  const named = fields.filter(({ key }) => given[key] !== undefined);
  if (named.length > 0) return collect(named, given, asker);
  if (asker !== undefined) return collect(fields, given, asker);
  throw new Refusal(
    "This site is somebody's own already. Without a terminal, name what to change: " +
      `${fields.map(({ flag }) => flag).join(", ")}.`,
  );
}

async function agree(changed: readonly ContentText[], asker: Asker | undefined): Promise<void> {
  const files = changed.map(({ file }) => file).join(", ");
  if (asker === undefined)
    throw new Refusal(
      `This replaces sample data in ${files}. Without a terminal to ask on, add --force.`,
    );
  const answer = await asker.ask(`This replaces sample data in ${files}. Go on? [y/N] `);
  if (!/^y(es)?$/i.test(answer)) throw new Refusal("Nothing was written.");
}

function siteIn(content: ContentText): Site {
  const { file, diagnostics } = readYaml(content);
  const { data } = file ? checkShape(siteSchema, file, diagnostics) : {};
  if (data === undefined)
    throw new Refusal(
      `${content.file} has mistakes; mend those that \`npm run content:check\` names first.`,
    );
  return data;
}
