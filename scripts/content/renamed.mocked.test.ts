import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
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

/** What the check says of a folder with some edits, and what `fix` makes of the edited files. */
function tried(edits: FixtureEdits) {
  const directory = temporaryContent(edits, new Date(exampleDay));
  const options = { directory, today: exampleDay };
  const said = placed(checkContent(options)).map(
    ({ rule, at, message }) => `${rule} [${at}] ${message}`,
  );
  const { files, left } = fixContent(options);
  const written = files.map(({ file, after }) => [relative(directory, file), after] as const);
  const texts: Record<string, string> = Object.fromEntries(written);
  return { directory, said, texts, left: left.map(({ message }) => message) };
}

const about = (section: string) => (text: string) =>
  text.replace(/sections:\n[\s\S]*?(?=\n\w|$)/, `sections:\n${section}`);

it("a key is renamed in each entry of a list, and in entries of its kind alone", () => {
  const sections = `  - kind: passages
    items:
      - topic: One
        text: words
      # Second.
      - {topic: Two, text: words}
  - kind: values
    heading: Three
    items:
      - topic: Four
        title: words
        text: words
`;
  const result = tried({ "pages/about.yaml": about(sections) });
  const renamed = (at: string) =>
    `renamed [${at}] \`sections[].items[].topic\` is now called \`sections[].items[].heading\`.`;
  const unknown = "schema [topic] Unknown key `topic`.";
  expect(result.said).toEqual([renamed("topic"), renamed("topic"), unknown]);
  expect(result.texts["pages/about.yaml"]).toContain(
    sections.replace("topic", "heading").replace("topic", "heading"),
  );
  expect(result.left).toEqual(["Unknown key `topic`."]);
});

it("values are renamed, also of another type and together with their key", () => {
  const edit = (text: string) =>
    text.replace(/waitlist: .*/, 'waitlist: "false" # for now').concat("state: 'soon'\n");
  const result = tried({
    "products/first.yaml": edit,
    "products/second.yaml": (text) => text.replace(/waitlist: .*/, "waitlist: true"),
  });
  expect(result.said).toEqual([
    'renamed ["false"] "false" is now called "closed".',
    "renamed [state] `state` is now called `status`.",
    'renamed [true] true is now called "open".',
  ]);
  expect(result.texts["products/first.yaml"]).toMatch(
    /waitlist: "closed" # for now\n[\s\S]*status: 'planned'\n/,
  );
  expect(result.texts["products/second.yaml"]).toContain("waitlist: open\n");
  expect(result.left).toEqual(["An open waitlist needs a support address, but the site has none."]);
});

it("a value that no version knew keeps its fault, below its key of today", () => {
  const result = tried({ "products/first.yaml": (text) => `${text}state: gone\n` });
  expect(result.said).toEqual(["renamed [state] `state` is now called `status`."]);
  expect(result.left).toEqual(['`status` cannot be "gone".']);
});

it("a key moves to another group, with its comment; the group that it leaves empty goes", () => {
  const edit = (text: string) =>
    text.replace(
      /(contact:\n) {2}email: (.*)\n/,
      "# How to write.\nmail:\n  # All of us.\n  address: $2\n$1",
    );
  const result = tried({ "site.yaml": edit });
  expect(result.said).toEqual(["renamed [address] `mail.address` is now called `contact.email`."]);
  expect(result.left).toEqual([]);
  expect(result.texts["site.yaml"]).not.toMatch(/^mail:|How to write/m);
  expect(result.texts["site.yaml"]).toMatch(
    /^contact:\n(?: .*\n)* {2}# All of us\.\n {2}email: .+\n(?! )/m,
  );
});

it("where both are written, a person decides", () => {
  const edit = (text: string) => text.replace(/( +)submit: .*/, "$&\n$1send: Send it");
  const { said, left, texts } = tried({ "pages/contact.yaml": edit });
  expect(said).toEqual(["renamed [send] `form.send` is now called `form.submit`."]);
  expect(left).toEqual(["`form.send` is now called `form.submit`."]);
  expect(texts).toEqual({});
});

it("a language pack is renamed in its own file", async () => {
  const languages = mkdtempSync(join(tmpdir(), "languages-"));
  onTestFinished(() => rmSync(languages, { recursive: true }));
  cpSync("languages", languages, { recursive: true });
  const path = join(languages, "en.yaml");
  const before = readFileSync(path, "utf8");
  writeFileSync(path, before.replace(/(\ncontact:\n[\s\S]*?)\bsubmit:/, "$1send:"));
  vi.stubEnv("LANGUAGES_DIR", languages);

  const { directory, said } = tried({
    "pages/contact.yaml": (text) => text.replace(/ +submit: .*\n/, ""),
  });
  expect(said).toEqual(["renamed [send] `contact.form.send` is now called `contact.form.submit`."]);
  const fix = ["fix", "--content", directory, "--today", exampleDay];
  const { stdout, stderr } = await runContent(fix, { LANGUAGES_DIR: languages });

  expect(stdout + stderr).toBe(`Fixed ${path}: 1 place (renamed).\n`);
  expect(readFileSync(path, "utf8")).toBe(before);
  vi.stubEnv("LANGUAGES_DIR", languages);
  expect(checkContent({ directory, today: exampleDay }).diagnostics).toEqual([]);
});

it("a file that cannot be written stays as it was, and the command says so", async () => {
  const edit = (text: string) => `${text}state: soon\n`;
  const { directory } = tried({ "products/first.yaml": edit });
  const before = fileIn(directory, "products/first.yaml");
  vi.mocked(renameSync).mockImplementationOnce(() => {
    throw Object.assign(new Error("no"), { code: "EROFS" });
  });
  const fix = ["fix", "--content", directory, "--today", exampleDay];
  const { status, stderr } = await runContent(fix);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/first\.yaml cannot be written \(EROFS\); it is as it was\.\n$/),
  ]);
  expect(fileIn(directory, "products/first.yaml")).toBe(before);
});
