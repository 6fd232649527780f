import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import type { Site } from "../../../src/content/schema/site.ts";
import { contentFiles } from "../../check/read/files/content-files.ts";
import { displayPath } from "../../check/read/files/display-path.ts";
import { loadContent } from "../../check/read/load.ts";
import { ownPackPath, packTagOf, packTags } from "../../check/read/packs/language-pack.ts";
import { version } from "../../check/read/version.ts";
import { Refusal } from "../../check/refusal.ts";
import { packageRoot } from "../../package.ts";
import { setValues } from "../edit/edit-values.ts";
import type { Plain } from "../edit/yaml-text.ts";
import { collect, confirm, type Given, type Terminal } from "../prompts.ts";
import { deleteFile, makeFolder, writeFile } from "../write-file.ts";
import { brandColours } from "./brand-colours.ts";
import { identityEdits, identityFields } from "./identity-fields.ts";
import { logoCopy } from "./logo.ts";
import { newPack } from "./new-pack.ts";

/** The folder with the blank site that a new firm begins with. */
const starter = join(import.meta.dirname, "../../../starter");

interface InitOptions {
  given: Given;
  /** Replaces a sample without asking. */
  force?: boolean;
  terminal?: Terminal | undefined;
  /** Whether the output is shown on a terminal with colours. */
  colour?: boolean | undefined;
}

type Answers = Readonly<Record<string, Plain>>;
/** Those of the answers that this file reads. */
type Texts = Partial<Record<"language" | "logo" | "colour" | "secondColour", string>>;

/**
 * Makes the site of a firm. A sample, or a folder without `site.yaml`, becomes a copy of the starter with
 * the answers filled in. On a site that says `sample: false`, only the given values change.
 *
 * @returns the files that it wrote and deleted, and sentences about what it decided.
 * @throws Refusal if a value is missing or invalid, or the person does not agree; then nothing is written.
 * @throws Cancelled if the person presses Ctrl-C at a question; then nothing is written.
 */
export async function init(directory: string, options: InitOptions) {
  const { given, force, terminal, colour } = options;
  const existing = existingSite(directory);
  const isNew = existing === undefined || existing.sample;
  const base = isNew ? loadContent(starter).content?.site : existing;
  if (base === undefined)
    throw new Refusal(`${displayPath(starter)} has mistakes; fix them first.`);

  const answers = isNew
    ? await answersOfNewFirm(given, terminal)
    : await answersOfFirm(base, given, terminal);
  const { language = base.language, logo, colour: accent, secondColour: warm } = answers as Texts;
  const copiedLogo = logo === undefined ? undefined : logoCopy(logo, directory, base);
  const colours = brandColours(base.theme, { accent, warm }, colour);
  const set = [...identityEdits(answers), ...colours.set];
  const pack = packTagOf(language) ? undefined : ownPackPath(language);
  const notes = pack === undefined ? colours.notes : [...colours.notes, packNote(language, pack)];

  const ownLogo = logo !== undefined && join(directory, "pictures", basename(logo));
  const doomed = isNew ? otherFiles(directory).filter((path) => path !== ownLogo) : [];
  if (existing !== undefined && isNew && !force) await agree(directory, doomed, terminal);
  for (const path of doomed) deleteFile(path);
  const written: string[] = [];
  const put = (path: string, text: string, before?: string) => {
    if (text === before) return;
    makeFolder(dirname(path));
    writeFile(path, before, text);
    written.push(path);
  };
  for (const name of isNew ? starterFiles() : [])
    put(join(directory, ...name.split(sep)), readFileSync(join(starter, name), "utf8"));
  if (copiedLogo) put(copiedLogo.path, copiedLogo.text, copiedLogo.before);
  if (pack !== undefined)
    put(pack, newPack(language, readFileSync(join(packageRoot, "languages/en.yaml"), "utf8")));
  // Last, because a site stays a sample until this is written, so that a run cut short can be repeated.
  const path = join(directory, "site.yaml");
  const before = existing && readFileSync(path, "utf8");
  const source = isNew ? readFileSync(join(starter, "site.yaml"), "utf8") : (before ?? "");
  const isOwn = { path: ["sample"], value: false };
  const madeBy = { path: ["faircopy"], value: version, after: "sample" };
  const edits = [...(isNew ? [isOwn, madeBy] : []), ...set];
  put(path, setValues(source, displayPath(path), edits), before);
  return { written: written.map(displayPath), deleted: doomed.map(displayPath), notes };
}

/** The site in a content folder, or undefined where it has no `site.yaml`. Throws a Refusal on mistakes. */
function existingSite(directory: string): Site | undefined {
  if (contentFiles(directory).site === undefined) return undefined;
  const { content, located } = loadContent(directory);
  if (content !== undefined) return content.site;
  const { site } = located;
  if (site?.root.sample?.value === true) return site.value as Site;
  throw new Refusal("The content has mistakes; first fix what `npm run content:check` reports.");
}

/** The answers for a new firm: everything is asked for, and only the language has a default. */
async function answersOfNewFirm(given: Given, terminal?: Terminal): Promise<Answers> {
  const fields = identityFields().map((field) =>
    field.key === "language" ? { ...field, fallback: "en" } : field,
  );
  const answers = await collect(fields, given, terminal);
  return { ...answers, supportEmail: answers["supportEmail"] ?? (answers["email"] as Plain) };
}

/** The answers for a site that belongs to a firm: what options give, otherwise what the person changes. */
async function answersOfFirm(site: Site, given: Given, terminal?: Terminal): Promise<Answers> {
  const fields = identityFields(site);
  const named = fields.filter(({ key }) => given[key] !== undefined);
  if (named.length > 0) return collect(named, given, terminal);
  if (terminal !== undefined) return collect(fields, given, terminal);
  throw new Refusal(
    "This site is no sample. Without a terminal, name what to change: " +
      `${fields.map(({ flag }) => flag).join(", ")}.`,
  );
}

/** All content files but `site.yaml`. */
function otherFiles(directory: string): string[] {
  const { pages, products, assets } = contentFiles(directory);
  const { files, root, pictures } = assets;
  return [...pages, ...products, ...files, ...root, ...pictures].map(({ path }) => path);
}

async function agree(
  directory: string,
  doomed: readonly string[],
  terminal: Terminal | undefined,
): Promise<void> {
  const what = `This replaces all content in ${displayPath(directory)} by a blank site, and deletes ${doomed.length} files there, with what you may have written into them.`;
  if (terminal === undefined)
    throw new Refusal(`${what} Without a terminal, add --force to agree.`);
  await confirm(`${what} Go on?`, terminal);
}

/** The files of the starter but `site.yaml`. */
function starterFiles(): string[] {
  const names = readdirSync(starter, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".yaml") && name !== "site.yaml").sort();
}

function packNote(language: string, pack: string): string {
  return `There was no language pack for ${language}, only for ${packTags().join(", ")}. Write the words of the interface and of the privacy policy in ${displayPath(pack)}, below the English ones; until then visitors read English.`;
}
