import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import type { Migration } from "../../src/content/schema/migrations.ts";
import { checkContent } from "../check/check.ts";
import { placed } from "../check/testing/check-files.ts";
import { exampleDay } from "../check/testing/example-content.ts";
import type { FixtureEdits } from "../check/testing/fixture.ts";
import { temporaryContent } from "../check/testing/temporary-content.ts";
import { fixContent } from "./commands/fix.ts";
import { fileIn } from "./testing/content-folder.ts";
import { runContent } from "./testing/run-content.ts";

vi.mock("node:fs", { spy: true });
vi.mock("../../src/content/schema/migrations.ts", () => {
  const migrations: Omit<Migration, "since">[] = [
    {
      in: "sections",
      from: "sections[passages].items[].topic",
      to: "sections[passages].items[].heading",
    },
    { in: "product", from: "state", to: "status", values: { soon: "planned" } },
    { in: "product", from: "waitlist", values: { true: "open", false: "closed" } },
    { in: "site", from: "mail.address", to: "contact.email" },
    { in: "contact", from: "form.send", to: "form.submit" },
  ];
  return { migrations, renamedRules: new Map() };
});

interface Row {
  what: string;
  file: string;
  /** A pattern of a passage, and what stands in its place; without the pattern it is added. */
  passage?: string;
  becomes: string;
  said: string[];
  /** What the passage is after `fix`; without it nothing is fixed. */
  fixed?: string;
  left?: string[];
}

const rows: Row[] = parse(readFileSync(new URL("testing/renamed.yaml", import.meta.url), "utf8"));

const options = (directory: string) => ({ directory, today: exampleDay });
const folderWith = (edits: FixtureEdits) => temporaryContent(edits, new Date(exampleDay));
const saidOf = (directory: string) =>
  placed(checkContent(options(directory))).map(
    ({ rule, at, message }) => `${rule} [${at}] ${message}`,
  );

it.each(rows)("$what", ({ file, passage, becomes, said, fixed, left = [] }) => {
  const edit = (words: string) => (text: string) =>
    passage ? text.replace(new RegExp(passage), words) : text + words;
  const directory = folderWith({ [file]: edit(becomes) });
  expect(saidOf(directory)).toEqual(said);
  const result = fixContent(options(directory));
  expect(result.left.map(({ message }) => message)).toEqual(left);
  const before = fileIn(folderWith({}), file);
  const after = result.files.map((one) => one.after);
  expect(after).toEqual(fixed === undefined ? [] : [edit(fixed)(before)]);
});

it("a language pack is renamed in its own file", async () => {
  const languages = mkdtempSync(join(tmpdir(), "languages-"));
  onTestFinished(() => rmSync(languages, { recursive: true }));
  cpSync("languages", languages, { recursive: true });
  const path = join(languages, "en.yaml");
  const before = readFileSync(path, "utf8");
  writeFileSync(path, before.replace(/(\ncontact:\n[\s\S]*?)\bsubmit:/, "$1send:"));
  vi.stubEnv("LANGUAGES_DIR", languages);

  const directory = folderWith({
    "pages/contact.yaml": (text) => text.replace(/ +submit: .*\n/, ""),
  });
  const said = "renamed [send] `contact.form.send` is now called `contact.form.submit`.";
  expect(saidOf(directory)).toEqual([said]);
  const fix = ["fix", "--content", directory, "--today", exampleDay];
  const { stdout, stderr } = await runContent(fix, { LANGUAGES_DIR: languages });

  expect(stdout + stderr).toBe(`Fixed ${path}: 1 place (renamed).\n`);
  expect(readFileSync(path, "utf8")).toBe(before);
});

it("a file that cannot be written stays as it was, and the command says so", async () => {
  const directory = folderWith({ "products/first.yaml": (text) => `${text}state: soon\n` });
  const before = fileIn(directory, "products/first.yaml");
  vi.mocked(renameSync).mockImplementationOnce(() => {
    throw Object.assign(new Error("no"), { code: "EROFS" });
  });
  const fix = ["fix", "--content", directory, "--today", exampleDay];
  const { status, stderr } = await runContent(fix);
  expect(status).toBe(1);
  expect(stderr).toMatch(/first\.yaml cannot be written \(EROFS\); it is as it was\.\n$/);
  expect(fileIn(directory, "products/first.yaml")).toBe(before);
});
