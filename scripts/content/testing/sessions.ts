import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { packTags } from "../../check/read/packs/language-pack.ts";
import { editFiles, sampleCopy, temporaryContent } from "../../check/testing/temporary-content.ts";
import { runContent } from "./run-content.ts";

/** The line below every error of usage; sessions show `with help` instead. */
const whereHelpIs = "Run `npx faircopy --help` for the commands and their options.\n";

/** The date of all sessions. */
const today = "2027-03-09";

/**
 * Replays a file of sessions, and returns it with the current output of each command. A session begins with a
 * heading and has a content folder of its own: the fixture, or with `from sample` the sample. It has lines of
 * these kinds; those above the first heading apply to each session:
 *
 * - `~ file | passage | replacement` edits a file; without a passage, the text is appended. `\n` and `\r\n`
 *   are line ends;
 * - `- file` deletes a file, `+ file | text` writes one;
 * - `@name = words` defines words that commands can use by this name;
 * - `$ [NAME=value …] words` runs a command with these environment variables.
 *
 * The lines below a command, indented by two spaces, are its output (`!` marks standard error), the removed and
 * added lines of files, and an exit code other than 0, `with help` after an error of usage. The tags of all language
 * packs are `(all packs)`. Comments of new files are shown only in sessions `with comments`, and no lines of files
 * in sessions with `names alone`.
 */
export async function replay(file: string): Promise<string> {
  const [head = "", ...sessions] = readFileSync(file, "utf8").split(/^(?=## )/m);
  const shared = head.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const texts: string[] = [];
  for (const session of sessions) texts.push(await replaySession(shared, session.split("\n")));
  return head + texts.join("\n");
}

async function replaySession(shared: readonly string[], own: readonly string[]): Promise<string> {
  const lines = [...shared, ...own.filter((line) => line !== "" && !line.startsWith("  "))];
  const [from] = lines.filter((line) => line.startsWith("from "));
  const directory = from === "from sample" ? sampleCopy() : temporaryContent({}, new Date(today));
  const detail = ["with comments", "names alone"].find((line) => lines.includes(line));
  const named = lines.filter((line) => line.startsWith("@")).map((line) => line.split(" = "));
  const languages = `${directory}-languages`;
  rmSync(languages, { recursive: true, force: true });
  const shown: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (index >= shared.length) shown.push(line);
    if (/^[~+-] /.test(line)) editFiles(directory, editOf(line));
    if (!line.startsWith("$")) continue;
    const asked = named.reduce(
      (words, [name = "", meant = ""]) => words.replace(name, meant),
      line,
    );
    shown.push(...(await outcomeOf(asked.slice(2), directory, detail)));
  }
  return `${shown.join("\n")}\n`;
}

function editOf(line: string) {
  const [file = "", ...parts] = line.slice(2).split(/ \|(?: |$)/);
  const [passage = "", others = ""] = parts.map((part) =>
    part.replaceAll("\\r", "\r").replaceAll("\\n", "\n"),
  );
  if (line.startsWith("- ")) return { [file]: null };
  if (line.startsWith("+ ")) return { [file]: passage };
  const change = (text: string) => {
    if (parts.length === 1) return text + passage;
    if (!text.includes(passage)) throw new Error(`${file} has no such passage: ${passage}`);
    return text.replace(passage, () => others);
  };
  return { [file]: change };
}

async function outcomeOf(line: string, directory: string, detail: string | undefined) {
  const asked = Array.from(line.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word);
  const isSetting = (word: string) => /^[A-Za-z_]+=/.test(word);
  const settings = asked.filter(isSetting).map((word) => word.split("="));
  const args = asked
    .slice(settings.length)
    .map((word) => word.replace(/^content\//, `${directory}/`));
  const environment = {
    CONTENT_DIR: directory,
    LANGUAGES_DIR: `${directory}-languages`,
    TERM: "xterm",
    SOURCE_DATE_EPOCH: `${Date.parse(today) / 1000}`,
    ...Object.fromEntries(settings),
  };
  const before = filesIn(directory);
  const { status, stdout, stderr } = await runContent(args, environment);
  const hasHelp = stderr.endsWith(whereHelpIs);
  const said = hasHelp ? stderr.slice(0, -whereHelpIs.length) : stderr;
  const all = [
    ...linesOf(said).map((one) => `! ${one}`),
    ...linesOf(stdout),
    ...changesBetween(before, filesIn(directory), detail),
    ...(status === 0 ? [] : [`→ ${status}${hasHelp ? " with help" : ""}`]),
  ];
  const packs = packTags().join(", ");
  return all.map((one) => {
    const plain = one.replaceAll(directory, "content").replaceAll("\u001B", "␛");
    return `  ${plain.replaceAll(packs, "(all packs)")}`.trimEnd();
  });
}

function linesOf(words: string): string[] {
  const plain = words.trimEnd();
  return plain === "" ? [] : plain.split("\n");
}

function filesIn(directory: string): Map<string, string> {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => statSync(join(directory, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(directory, name), "utf8")]));
}

/** The removed and added lines of each file. */
function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  detail: string | undefined,
): string[] {
  const gone = [...before.keys()].filter((file) => !after.has(file));
  const changes = [...after].flatMap(([file, text]) => {
    const old = before.get(file);
    if (old === text) return [];
    const isShown = (line: string) =>
      detail === "with comments" || old !== undefined || !/^\+ *(#|$)/.test(line);
    const lines = detail === "names alone" ? [] : changedLines(old ?? "", text).filter(isShown);
    return [`${old === undefined ? "+++" : "***"} ${file}`, ...lines];
  });
  return [...changes, ...gone.map((file) => `--- ${file}`)];
}

/** The lines that only one of two texts has: the removed ones, then the added ones. */
function changedLines(before: string, after: string): string[] {
  const [old, fresh] = [before, after].map(linesIn) as [string[], string[]];
  return [
    ...missing(old, fresh).map((line) => `-${line}`),
    ...missing(fresh, old).map((line) => `+${line}`),
  ];
}

const linesIn = (text: string) => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));

/** The lines that others lack, as often as they do. */
function missing(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
