import type * as z from "zod";
import { contentFiles } from "../../../src/check/read/files/content-files.ts";
import { readText } from "../../../src/check/read/files/read-text.ts";
import { valueAt } from "../../../src/check/read/findings/field.ts";
import { fileWords } from "../../../src/check/read/packs/language-pack.ts";
import { readYaml } from "../../../src/check/read/read.ts";
import { checkShape } from "../../../src/check/read/schema-findings.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import { layoutOf } from "../../../src/content/layouts.ts";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { type Site, siteSchema } from "../../../src/content/schema/site.ts";
import { setValues } from "../edit/set-value.ts";
import type { Plain } from "../edit/yaml-text.ts";
import type { Asker } from "../prompts/asker.ts";
import { collect, type Given } from "../prompts/collect.ts";
import { assertUnchanged, writeFile } from "../write-file.ts";
import { identityEdits, identityFields } from "./identity-fields.ts";
import { type ContentText, follow, linesWith, oldWords } from "./old-words.ts";

/**
 * Makes a site somebody's own: sets its identity, lets what follows from it follow, and says that
 * it is no sample any more. Of an identity that is somebody's already it changes only what is asked.
 *
 * @param options who answers; `force` agrees to changes of sample files without being asked.
 * @returns the files that were changed, whether the identity was a made-up one, and the places that
 *   still name the old one, as `file:line`.
 * @throws Refusal where something is missing, wrong or not wanted; then nothing is written.
 * @throws Cancelled where the person asked does not want to go on; then nothing is written.
 */
export async function init(
  directory: string,
  { given, force, asker }: { given: Given; force?: boolean; asker?: Asker | undefined },
) {
  const [site, ...others] = contentTexts(directory);
  const before = siteIn(site);
  const wasSample = before.sample;
  const answers = wasSample
    ? await sampleAnswers(given, asker)
    : await ownAnswers(before, given, asker);

  const edits = identityEdits(answers);
  if (wasSample) edits.push({ path: ["sample"], value: false });
  const withEdits = (text: string) => setValues(text, site.file, edits);
  const words = oldWords(before, siteIn({ ...site, text: withEdits(site.text) }));
  // The site's own file comes last: until it is written, the site counts as a sample, and a run
  // that was cut short can be repeated.
  const after = [...others, site].map((content) => {
    const followed = wasSample ? follow(content, words) : content.text;
    const text = content === site ? withEdits(followed) : followed;
    return { ...content, text, before: content.text };
  });
  const changed = after.filter((content) => content.text !== content.before);
  if (wasSample && !force) await agree(changed, asker);
  for (const content of after) assertUnchanged(content.path, content.before);
  for (const content of changed) writeFile(content.path, content.before, content.text);
  return {
    written: changed.map(({ file }) => file),
    wasSample,
    left: after.flatMap((content) =>
      linesWith(words.marks, content).map((line) => `${content.file}:${line}`),
    ),
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
  if (named.length > 0 || asker !== undefined)
    return collect(named.length > 0 ? named : fields, given, asker);
  throw new Refusal(
    "This site is somebody's own already. Without a terminal, name what to change: " +
      `${fields.map(({ flag }) => flag).join(", ")}.`,
  );
}

async function agree(changed: readonly ContentText[], asker: Asker | undefined): Promise<void> {
  const what = `This replaces sample data in ${changed.map(({ file }) => file).join(", ")}.`;
  if (asker === undefined) throw new Refusal(`${what} Without a terminal to ask on, add --force.`);
  const answer = await asker.ask(`${what} Go on? [y/N] `);
  if (!/^y(es)?$/i.test(answer)) throw new Refusal("Nothing was written.");
}

function siteIn(content: ContentText): Site {
  const { file, diagnostics } = readYaml(content);
  const { data } = file
    ? checkShape(siteSchema, file, diagnostics, fileWords(file.value, "site"))
    : {};
  if (data === undefined)
    throw new Refusal(
      `${content.file} has mistakes; mend those that \`npm run content:check\` names first.`,
    );
  return data;
}

/**
 * The content files of a folder, `site.yaml` first.
 *
 * @throws Refusal where there is no `site.yaml`, or a file cannot be read.
 */
function contentTexts(directory: string): [site: ContentText, ...others: ContentText[]] {
  const { site, pages, products, diagnostics } = contentFiles(directory);
  if (site === undefined) {
    const [fault] = diagnostics;
    throw new Refusal(fault ? `${fault.file}: ${fault.message}` : "There is no site.yaml.");
  }
  const read = (
    { path, file }: typeof site,
    schemaFor: (value: unknown) => z.ZodType,
  ): ContentText => {
    const { source, diagnostic } = readText(path, file);
    if (source === undefined || diagnostic !== undefined)
      throw new Refusal(`${file}: ${diagnostic?.message} ${diagnostic?.hint}`);
    const yaml = readYaml(source).file;
    if (yaml === undefined)
      throw new Refusal(
        `${file} cannot be read as YAML; mend what \`npm run content:check\` names first.`,
      );
    return { path, file, text: source.text, schema: schemaFor(yaml.value) };
  };
  const schemaOfPage = (value: unknown, key: string) =>
    pageSchemas[layoutOf(valueAt(value, ["layout"]), key) ?? "sections"];
  return [
    read(site, () => siteSchema),
    ...pages.map((page) => read(page, (value) => schemaOfPage(value, page.key))),
    ...products.map((product) => read(product, () => productSchema)),
  ];
}
