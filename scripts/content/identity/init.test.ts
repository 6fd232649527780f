import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "../../../src/check/check.ts";
import { temporaryContent } from "../../../src/check/testing/temporary-content.ts";
import { preparedAsker } from "../testing/prepared-asker.ts";
import {
  newIdentity as given,
  sampleEdits,
  sampleSiteText,
  siteHead,
} from "../testing/sample-site.ts";
import { init } from "./init.ts";

const read = (directory: string, file: string) => readFileSync(join(directory, file), "utf8");
const errorsIn = (directory: string) =>
  checkContent({ directory }).diagnostics.filter(({ severity }) => severity === "error");
const inside = (directory: string, files: string[]) =>
  files.map((file) => file.slice(directory.length + 1));

describe("making the site somebody's own", () => {
  it("writes the identity from flags alone and keeps comments and layout", async () => {
    const directory = temporaryContent(sampleEdits);
    const before = read(directory, "site.yaml");
    const { written, wasSample } = await init(directory, { given, force: true });
    expect(wasSample).toBe(true);
    expect(inside(directory, written)).toEqual([
      "pages/home.yaml",
      "pages/products.yaml",
      "site.yaml",
    ]);
    const after = read(directory, "site.yaml");
    expect(after.slice(0, after.indexOf("titleTemplate"))).toBe(
      `${siteHead
        .replace("sample: true", "sample: false")
        .replace("https://www.old.example", "https://new.fixture.internal")
        .replace("Old Company", '"New: Company"')
        .replace("Words of old", "Words of now")
        .replace(/ {4}Two.*\n.*lines\./, wrapped("One. ".repeat(30).trim(), 4, 80))
        .replace("hello@old.example", "hi@new.fixture.internal")
        .replace("help@old.example", "hi@new.fixture.internal")
        .replace("label: Sales", "label: Desk")
        .replace("+442079460142", "+493012345678")
        .replace("+44 20 7946 0142", "+49 (0)30 1234-5678")
        .replace(/ {4}- label: Support\n.*\n.*\n/, "")
        .replace("1 Old Lane", "2 Way")
        .replace("- Town\n    - Country", "- City")
        .replace("51.5", "52.52")
        .replace("-0.1", "13.4")}`,
    );
    expect(after.replace(/^[\s\S]*titleTemplate/, "")).toBe(
      before
        .replace(/^[\s\S]*titleTemplate/, "")
        .replace("mailto:hello@old.example", "mailto:hi@new.fixture.internal")
        .replace("https://www.old.example/about", "https://new.fixture.internal/about")
        .replace("Old Company's", "New: Company's"),
    );
    expect(errorsIn(directory)).toEqual([]);
  });

  it("lets names and addresses elsewhere follow, and names what is left", async () => {
    const directory = temporaryContent(sampleEdits);
    const { left } = await init(directory, { given, force: true });
    expect(read(directory, "pages/products.yaml")).toContain(
      "placeholder: you@new.fixture.internal # example\n",
    );
    expect(read(directory, "pages/home.yaml")).toContain(
      'title: "Welcome to New: Company, words of OLD"',
    );
    const places = inside(directory, left);
    expect(places).toHaveLength(3);
    const lines = places.map((at) => {
      const [file = "", line] = at.split(":");
      return read(directory, file).split("\n")[Number(line) - 1];
    });
    expect(lines[0]).toMatch(/^title: .*words of OLD/);
    expect(lines[1]).toMatch(/text: >-$/);
    expect(lines[2]).toMatch(/jobs@old\.example.*othello@old\.example.*diary\.old\.example/);
  });

  it("holds a name that contains the old one", async () => {
    const directory = temporaryContent(sampleEdits);
    await init(directory, { given: { ...given, name: "Old Company Two" }, force: true });
    expect(read(directory, "site.yaml")).toContain("name: Old Company Two # short");
    expect(read(directory, "pages/home.yaml")).toContain("Welcome to Old Company Two, words");
  });

  it("leaves ids alone that happen to be the name", async () => {
    const directory = temporaryContent({
      "site.yaml": (text) => sampleSiteText(text).replace("Old Company # short", "home"),
      "pages/home.yaml": (text) => text.replace(/title: .*/, "title: Welcome to home"),
    });
    await init(directory, { given: { ...given, name: "Firm" }, force: true });
    expect(read(directory, "site.yaml")).toContain('startPage: "home"');
    expect(read(directory, "pages/home.yaml")).toContain("title: Welcome to Firm");
    expect(errorsIn(directory)).toEqual([]);
  });

  it("asks, says what it will change, and writes on yes", async () => {
    const directory = temporaryContent(sampleEdits);
    const { origin, place, phones, ...rest } = given;
    const asker = preparedAsker(
      ...["https://new.fixture.internal/", origin, "", "+49 30", "Desk: 030", ...phones, ""],
      ...["95, 0", "here", place, "y"],
    );
    await init(directory, { given: rest, asker });
    const heard = asker.heard.join("\n");
    expect(heard).toContain("Write scheme and host only, without a slash at the end.");
    expect(heard).toContain("Enter takes the e-mail address above.");
    expect(heard).toContain("Write what the number is for, a colon and the number");
    expect(heard).toContain("Write a plus sign, the country's code and digits");
    expect(heard).toContain("Write a number from -90 to 90.");
    expect(heard).toContain("Write degrees north and degrees east with a comma between");
    expect(asker.heard.at(-1)).toMatch(
      /This replaces sample data in .*site\.yaml. Go on\? \[y\/N\]/,
    );
    expect(errorsIn(directory)).toEqual([]);
  });

  it("changes only what is asked the second time, without asking about the rest", async () => {
    const directory = temporaryContent(sampleEdits);
    await init(directory, { given, force: true });
    const before = read(directory, "site.yaml");
    const asker = preparedAsker();
    const { written, wasSample, left } = await init(directory, {
      given: { email: "post@new.fixture.internal" },
      asker,
    });
    expect([inside(directory, written), wasSample, asker.heard]).toEqual([
      ["site.yaml"],
      false,
      [],
    ]);
    const after = read(directory, "site.yaml");
    expect(after).toBe(before.replace(/email: hi@/, "email: post@"));
    expect(left).toEqual([]);
  });

  it("keeps what is there on Enter, and then writes nothing", async () => {
    const directory = temporaryContent(sampleEdits);
    await init(directory, { given, force: true });
    const asker = preparedAsker(...Array<string>(9).fill(""));
    expect((await init(directory, { given: {}, asker })).written).toEqual([]);
    expect(asker.heard.join("\n")).toContain("phones [Desk: +49 (0)30 1234-5678]: ");
  });

  it("names what still says the old words after a second run", async () => {
    const directory = temporaryContent(sampleEdits);
    await init(directory, { given, force: true });
    const { left } = await init(directory, { given: { name: "Other" } });
    expect(inside(directory, left).map((at) => at.split(":")[0])).toContain("pages/home.yaml");
  });
});

function wrapped(text: string, indent: number, columns: number): string {
  const perLine = Math.floor((columns - indent + 1) / 5);
  const words = text.split(" ");
  const lines: string[] = [];
  for (let index = 0; index < words.length; index += perLine)
    lines.push(" ".repeat(indent) + words.slice(index, index + perLine).join(" "));
  return lines.join("\n");
}
