import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { UserError } from "../../src/engine/check/index.ts";
import {
  brandColours,
  type FileContent,
  newPack,
  pageNameIn,
  setValues,
  starterText,
} from "../../src/engine/edit/index.ts";
import { tell } from "../../src/engine/messages/index.ts";
import { requiredPages } from "../../src/engine/schema/layouts.ts";
import type { Site } from "../../src/engine/schema/site.ts";
import { kinds, packTagOf, packTags } from "../../src/engine/site/index.ts";
import { valueAt } from "../../src/engine/values.ts";
import { commas, say } from "../../src/words/say.ts";
import { disk } from "../disk/disk.ts";
import { displayPath } from "../disk/display-path.ts";
import { workflow } from "../disk/unsent.ts";
import { packageRoot, readPackage, version } from "../package.ts";
import { questions, regionQuestion, voiceOfTrade } from "./init-questions.ts";
import { dependsOnThis, manifest, packedFile, vendored } from "./manifest.ts";
import { collectAnswers, type GivenOptions, isAgreed, type Terminal } from "./prompts.ts";
import { applySetting, parseSettings, refuseFaults, type Setting } from "./set-values.ts";
import { readIfExists, writeChanges } from "./write-changes.ts";

/** The folder of what a new site begins with. */
const starter = join(packageRoot, "starter");

interface InitOptions {
  given: GivenOptions;
  /** Further values of `site.yaml`, such as `company.tagline="Good tools"`. */
  set?: readonly string[];
  terminal?: Terminal | undefined;
  /** The language to propose at the terminal. Without one the same command gives the same site on every machine. */
  proposed?: string | undefined;
  /** The repository of the folder, to which the panel on the published site may write. */
  edit?: Readonly<Record<string, string>> | undefined;
  /** Whether the output is shown on a terminal with colours. */
  colour?: boolean | undefined;
}

/**
 * Begins the site of a firm in a new or empty folder: a `package.json` with one dependency, blank content with the
 * values filled in, and a workflow that publishes it.
 *
 * @returns the files that it wrote, and sentences about what it decided.
 * @throws UserError if the folder has something else in it, a site already, or a value is missing or invalid; then
 *   nothing is written.
 * @throws Cancelled if the person presses Ctrl-C at a question; then nothing is written.
 */
export async function init(folder: string, options: InitOptions) {
  const { given, set = [], terminal, proposed, edit, colour } = options;
  const site = join(folder, "content", "site.yaml");
  if (existsSync(site))
    throw new UserError(say("questions.has-site", { file: displayPath(resolve(site)) }));
  refuseStrangers(folder);
  const packed = packedFile();
  if (packed && !existsSync(packed))
    throw new UserError(say("questions.no-packed-file", { file: displayPath(packed) }));
  const settings = parseSettings(set);
  const trade = settings.find(({ path }) => path.join(".") === "company.type")?.value;
  const offered: Readonly<Record<string, string | undefined>> = terminal
    ? { language: proposed, voice: trade ? voiceOfTrade(`${trade}`) : undefined }
    : {};
  const asked = questions.map((one) => {
    const fallback = offered[one.key];
    return fallback ? { ...one, fallback } : one;
  });
  const answers = await collectAnswers(asked, given, terminal);
  const { name = "" } = answers;
  const language = await regionalLanguage(`${answers["language"]}`, settings, terminal);
  const isEdited =
    terminal !== undefined &&
    edit !== undefined &&
    !settings.some(({ path }) => path[0] === "edit") &&
    (await isAgreed(tell("questions.edit", edit), terminal, false));
  const hasPack = packTagOf(disk, language) !== undefined;
  // Addresses are in the language of the site, but for pages that each site has.
  const nameOf = (page: string) => {
    const isFixed = requiredPages.some((one) => one === page);
    const name = isFixed ? undefined : pageNameIn(disk, language, page);
    return kinds.page.fromTitle(name ?? page);
  };
  const readStarter = (path: string) =>
    `${starterText(path, language)}`.replaceAll(/(?<= page: )\S+$/gm, nameOf);
  const blank = setValues(readStarter("content/site.yaml"), "site.yaml", [
    { path: ["faircopy"], value: version, after: "sample" },
    { path: ["language"], value: language },
    { path: ["company", "name"], value: name },
  ]);
  const filled = settings.reduce(applySetting, blank);
  const refuseSetting = (text: string, only?: readonly string[]) => {
    // The new pack of its language is not there yet.
    const readable = hasPack ? text : setValues(text, "", [{ path: ["language"], value: "en" }]);
    refuseFaults(join(starter, "content"), readable, settings, only);
  };
  // Colours can be fitted where the shape is right, and have their contrast only then.
  refuseSetting(filled, []);
  const { theme } = parse(filled) as Pick<Site, "theme">;
  const colours = brandColours(theme, answers["colour"], colour);
  const { opening, voice } = answers;
  // A week needs hours, which are still to be written.
  const hours = opening === "week" && !valueAt(parse(filled), ["contact", "hours"]);
  const text = setValues(filled, "site.yaml", [
    ...colours.set,
    ...(voice && voice !== "book" ? [{ path: ["theme", "voice"], value: voice }] : []),
    ...(isEdited ? [{ path: ["edit"], value: { ...edit } }] : []),
    ...(hours ? [{ path: ["contact", "hours"], value: { "mon-fri": "…" } }] : []),
  ]);
  refuseSetting(text);

  const update = packed ? "npx faircopy update path/to/faircopy-….tgz" : "npm update faircopy";
  const readme = readStarter("README.md").replaceAll("{update}", update);
  const files = new Map<string, FileContent>([
    ...(packed ? [[vendored(), readFileSync(packed)] as const] : []),
    ...starterFiles(readStarter, nameOf, opening),
    ["package.json", manifest(folder, language)],
    ["README.md", readme.replaceAll("{name}", () => name)],
    [".gitignore", gitignore(folder)],
    [".github/dependabot.yml", withoutComments(readStarter("dependabot.yml"))],
    [workflow, withoutComments(readStarter("site.yml"))],
  ]);
  const pack = hasPack ? undefined : newPack(language, readPackage("languages/en.yaml"));
  if (pack !== undefined) files.set(`languages/${language}.yaml`, pack);
  // Last: where it is, there is a site.
  files.set("content/site.yaml", text);
  const notes = pack === undefined ? [] : [missingPackNote(language, pack)];
  return { written: writeInto(folder, files), notes: [...colours.notes, ...notes] };
}

/** A language with the country of the firm, where a person says it. */
async function regionalLanguage(
  language: string,
  settings: readonly Setting[],
  terminal?: Terminal,
) {
  const phones = settings.find(({ path }) => path.join(".") === "contact.phones");
  const question = regionQuestion(language, `${valueAt(phones?.value, [0, "number"])}`);
  if (!terminal || !question) return language;
  const { region = language } = await collectAnswers([question], {}, terminal);
  return region;
}

/** Names that a folder may hold before there is a site in it: what hosts of code, editors and systems put there. */
const harmless =
  /^(\..*|(README|LICEN[CS]E)(\.\w+)?|Thumbs\.db|desktop\.ini|node_modules|(npm-shrinkwrap|package-lock)\.json|pnpm-(lock|workspace)\.yaml|yarn\.lock)$/i;

/** Files that get what they lack. Others that are there already stay as they are. */
const completed = ["package.json", ".gitignore"];

/** The `.gitignore` of an owner's folder: its present lines, and the missing ones. */
function gitignore(folder: string): string {
  const there = readIfExists(join(folder, ".gitignore")) ?? "";
  const known = there.split(/\r?\n/);
  const lines = readPackage("starter/gitignore").split("\n");
  const missing = lines.filter((line) => line && !known.includes(line));
  return missing.reduce(
    (text, line) => `${text}${/[^\n]$/.test(text) ? "\n" : ""}${line}\n`,
    there,
  );
}

/** Throws a UserError if a folder has something in it that is not of a new site. */
function refuseStrangers(folder: string): void {
  const isThere = existsSync(folder);
  if (isThere && !statSync(folder).isDirectory())
    throw new UserError(say("questions.is-file", { folder: displayPath(resolve(folder)) }));
  const names = isThere ? readdirSync(folder).sort() : [];
  const strangers = names.filter(
    (name) =>
      !(harmless.test(name) || (name === "package.json" && dependsOnThis(join(folder, name)))),
  );
  const [first] = strangers;
  if (first === undefined) return;
  throw new UserError(
    say("questions.not-empty", {
      folder: displayPath(resolve(folder)),
      names: commas(strangers.slice(0, 3)),
      more: Math.max(0, strangers.length - 3),
    }),
  );
}

/** The blank pages, by path, of which the first has an opening. */
function starterFiles(
  readStarter: (path: string) => string,
  nameOf: (page: string) => string,
  opening?: string,
): [path: string, text: string][] {
  const names = readdirSync(join(starter, "content/pages")).sort();
  return names.map((name) => {
    const text = readStarter(`content/pages/${name}`);
    const path = `content/pages/${nameOf(name.replace(/\.yaml$/, ""))}.yaml`;
    if (!opening || name !== "home.yaml") return [path, text];
    return [
      path,
      setValues(text, path, [{ path: ["opening"], value: opening, after: "description" }]),
    ];
  });
}

/** A file for programs, without the lines of comments for those who work on this package. */
const withoutComments = (text: string) => text.replaceAll(/^ *# .*\n/gm, "");

/** Writes files into a folder, all or none, and returns the paths of the new ones. */
function writeInto(folder: string, files: ReadonlyMap<string, FileContent>): string[] {
  const changes = [...files].flatMap(([name, text]) => {
    const file = join(folder, name);
    const before = existsSync(file) ? readFileSync(file) : undefined;
    const stays = before && !completed.includes(name);
    return stays ? [] : [{ file, before, text }];
  });
  writeChanges(changes);
  return changes.flatMap(({ file, before }) => (before ? [] : displayPath(file)));
}

function missingPackNote(language: string, pack: string): string {
  const [tags, count] = [commas(packTags(disk)), countEmpty(parse(pack))];
  return say("questions.no-pack", { language, tags, count });
}

/** How many keys have no value. */
function countEmpty(value: unknown): number {
  if (value === null) return 1;
  return value instanceof Object
    ? Object.values(value).reduce<number>((sum, one) => sum + countEmpty(one), 0)
    : 0;
}
