import { readFileSync } from "node:fs";
import { packTags } from "../../../src/engine/site/packs/pack-tags.ts";
import { disk } from "../../disk/disk.ts";
import { displayPath } from "../../disk/display-path.ts";
import { version } from "../../package.ts";
import { filesWithTexts } from "../files/files-with-texts.ts";
import { fixtureFiles, fixtureValues } from "../fixture.ts";
import { applyEdits, editFiles, sameFolder } from "../temporary-content.ts";
import { translationOf } from "../translated.ts";
import { fileIn } from "./content-folder.ts";
import { runContent } from "./run-content.ts";

/** The date of all sessions. */
const today = "2027-03-09";
const day = new Date(today);

/**
 * Replays a file of sessions, and returns it with the current output of each command. A session begins with a
 * heading and has a content folder of its own: the fixture, and with `from translated` French words of all its
 * texts. It has lines of these kinds; those above the first heading apply to each session:
 *
 * - `~ file | passage | replacement` edits a file; without a passage, the text is appended. `\n` and `\r\n`
 *   are line ends;
 * - `- file` deletes a file, `+ file | text` writes one, `= file` shows one;
 * - `@name = words` defines words that commands can use by this name;
 * - `$ [NAME=value …] words` runs a command with these environment variables.
 *
 * The lines below a command, indented by two spaces, are its output (`!` marks standard error), the removed and
 * added lines of files, and an exit code other than 0; sessions with `names alone` show no lines of files. The tags
 * of all language packs are `(all packs)`, the number of their texts is `(all)`, and the version of this program is `(version)`.
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
  const isTranslated = lines.includes("from translated");
  const words = isTranslated ? translationOf(fixtureValues(day), "fr") : {};
  const directory = sameFolder("session", applyEdits(fixtureFiles(day), words));
  const hasLines = !lines.includes("names alone");
  const named = lines.filter((line) => line.startsWith("@")).map((line) => line.split(" = "));
  const shown: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (index >= shared.length) shown.push(line);
    if (/^[~+-] /.test(line)) editFiles(directory, editOf(line));
    if (line.startsWith("= "))
      shown.push(...maskOutput(fileIn(directory, line.slice(2)), directory));
    if (!line.startsWith("$")) continue;
    const asked = named.reduce((now, [name = "", meant = ""]) => now.replace(name, meant), line);
    shown.push(...(await outcomeOf(asked.slice(2), directory, hasLines)));
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
  const replaceIn = (text: string) => {
    if (parts.length === 1) return text + passage;
    if (!text.includes(passage)) throw new Error(`${file} has no such passage: ${passage}`);
    return text.replace(passage, () => others);
  };
  return { [file]: replaceIn };
}

async function outcomeOf(line: string, directory: string, hasLines: boolean) {
  const asked = Array.from(line.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word);
  const first = asked.findIndex((word) => !/^[A-Za-z_]+=/.test(word));
  const settings = asked.slice(0, first).map((word) => word.split("="));
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
  const all = [
    ...linesIn(stderr).map((one) => `! ${one}`),
    ...linesIn(stdout),
    ...changesBetween(before, filesIn(directory), hasLines),
    ...(status === 0 ? [] : [`→ ${status}`]),
  ];
  return maskOutput(all.join("\n"), directory);
}

/** The lines of a text as sessions have them, without what differs between machines and versions. */
function maskOutput(text: string, directory: string): string[] {
  const plain = text
    .replaceAll(directory, "content")
    .replaceAll(displayPath(directory), "content")
    .replaceAll("\u001B", "␛")
    .replaceAll(packTags(disk).join(", "), "(all packs)")
    .replaceAll(/(?<=\.yaml has )\d+(?= texts to translate)/g, "(all)")
    .replaceAll(version, "(version)");
  return linesIn(plain).map((line) => `  ${line}`.trimEnd());
}

function filesIn(directory: string): Map<string, string> {
  return new Map(filesWithTexts(directory, /./));
}

/** The files that are other than before, each with the lines that it has lost and those that are new. */
function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  hasLines: boolean,
): string[] {
  const gone = [...before.keys()].filter((file) => !after.has(file));
  const changes = [...after].flatMap(([file, text]) => {
    const old = before.get(file);
    if (old === text) return [];
    const head = `${old === undefined ? "+++" : "***"} ${file}`;
    if (!hasLines) return [head];
    const [was, is] = [linesIn(old ?? ""), linesIn(text)];
    const lost = missingLines(was, is).map((line) => `-${line}`);
    const fresh = missingLines(is, was).map((line) => `+${line}`);
    return [head, ...lost, ...fresh];
  });
  return [...changes, ...gone.map((file) => `--- ${file}`)];
}

const linesIn = (text: string) => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));

/** The lines that others lack, as often as they do. */
function missingLines(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
