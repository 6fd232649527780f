import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Cancelled } from "../../../src/check/refusal.ts";
import { temporaryContent } from "../../../src/check/testing/temporary-content.ts";
import { errorsIn, fileIn, textsIn } from "../testing/content-folder.ts";
import { preparedAsker } from "../testing/prepared-asker.ts";
import {
  newIdentity as given,
  sampleEdits,
  sampleSiteText,
  siteHead,
} from "../testing/sample-site.ts";
import { identityFields } from "./identity-fields.ts";
import { init } from "./init.ts";

const inside = (directory: string, files: string[]) =>
  files.map((file) => file.slice(directory.length + 1));

async function initSample(more: Partial<typeof given> = {}, edits = {}) {
  const directory = temporaryContent({ ...sampleEdits, ...edits });
  const result = await init(directory, { given: { ...given, ...more }, force: true });
  return { directory, ...result };
}

describe("making the site somebody's own", () => {
  it("writes the identity from flags alone and keeps comments and layout", async () => {
    const { directory, written, wasSample } = await initSample();
    expect(wasSample).toBe(true);
    const files = ["pages/home.yaml", "pages/products.yaml", "site.yaml"];
    expect(inside(directory, written)).toEqual(files);
    const line = `    ${given.description.slice(0, given.description.length / 2)}`;
    const [head, rest] = fileIn(directory, "site.yaml").split(/^(?=titleTemplate)/m);
    expect(head).toBe(
      siteHead
        .replace("sample: true", "sample: false")
        .replace("https://www.old.example", given.origin)
        .replace("Old Company", '"New: Company"')
        .replace("Words of old", given.tagline)
        .replace(/ {4}Two.*\n.*lines\./, `${line}\n${line}`)
        .replace("hello@old.example", given.email)
        .replace("help@old.example", given.email)
        .replace("label: Sales", "label: Desk")
        .replace("+442079460142", "+493012345678")
        .replace("+44 20 7946 0142", "+49 (0)30 1234-5678")
        .replace(/ {4}- label: Support\n.*\n.*\n/, "")
        .replace("1 Old Lane", "2 Way")
        .replace("- Town\n    - Country", "- City")
        .replace("51.5", "52.52")
        .replace("-0.1", "13.4"),
    );
    const [, before] = fileIn(temporaryContent(sampleEdits), "site.yaml").split(siteHead);
    expect(rest).toBe(
      before
        ?.replace("mailto:hello@old.example", `mailto:${given.email}`)
        .replace("https://www.old.example/about", `${given.origin}/about`)
        .replace("Old Company's", "New: Company's"),
    );
    expect(errorsIn(directory)).toEqual([]);
  });

  it("lets names and addresses elsewhere follow, and names what is left", async () => {
    const { directory, left } = await initSample();
    const placeholder = "placeholder: you@new.fixture.internal # example\n";
    expect(fileIn(directory, "pages/products.yaml")).toContain(placeholder);
    const title = 'title: "Welcome to New: Company, words of OLD"';
    expect(fileIn(directory, "pages/home.yaml")).toContain(title);
    const lines = inside(directory, left).map((at) => {
      const [file = "", line] = at.split(":");
      return fileIn(directory, file).split("\n")[Number(line) - 1];
    });
    expect(lines).toEqual([
      expect.stringMatching(/text: >-$/),
      title,
      expect.stringMatching(/jobs@old\.example.*othello@old\.example.*diary\.old\.example/),
    ]);
  });

  it("takes what was pasted without its tabs", async () => {
    const { directory } = await initSample({ tagline: " Words\tof   now " });
    expect(fileIn(directory, "site.yaml")).toContain("tagline: Words of now\n");
  });

  it("holds a name that contains the old one", async () => {
    const { directory } = await initSample({ name: "Old Company Two" });
    expect(fileIn(directory, "site.yaml")).toContain("name: Old Company Two # short");
    expect(fileIn(directory, "pages/home.yaml")).toContain("Welcome to Old Company Two, words");
  });

  it("leaves ids alone that happen to be the name", async () => {
    const edits = {
      "site.yaml": (text: string) => sampleSiteText(text).replace("Old Company # short", "home"),
      "pages/home.yaml": (text: string) => text.replace(/title: .*/, "title: Welcome to home"),
    };
    const { directory } = await initSample({ name: "Firm" }, edits);
    expect(fileIn(directory, "site.yaml")).toContain('startPage: "home"');
    expect(fileIn(directory, "pages/home.yaml")).toContain("title: Welcome to Firm");
    expect(errorsIn(directory)).toEqual([]);
  });

  it("asks, says what it will change, and writes on yes", async () => {
    const directory = temporaryContent(sampleEdits);
    const { origin, place, phones, ...rest } = given;
    const asker = preparedAsker(
      ...["", "", `${origin}/`, origin, "", "+49 30", "Desk: 030", ...phones, ""],
      ...["leaf", "", "", "none.svg", "", "", "95, 0", "here", place],
      "y",
    );
    await init(directory, { given: rest, asker });
    const heard = asker.heard.join("\n");
    for (const words of [
      "Write `https://new.fixture.internal`: scheme and host only, without a slash at the end.",
      "Enter takes the e-mail address above.",
      "Write a plus sign, the country's code and digits",
      "Write #rrggbb or oklch(), such as oklch(38% 0.085 160).",
      "Give the path of an SVG file.",
      "Write a number from -90 to 90.",
      "Write degrees north and degrees east with a comma between",
    ])
      expect(heard).toContain(words);
    expect(heard).toMatch(/This replaces sample data in .*site\.yaml. Go on\? \[y\/N\] $/);
    expect(errorsIn(directory)).toEqual([]);
  });

  it("changes only what is asked the second time, without asking about the rest", async () => {
    const { directory } = await initSample();
    const before = fileIn(directory, "site.yaml");
    const asker = preparedAsker();
    const given = { email: "post@new.fixture.internal" };
    const { written, wasSample, left } = await init(directory, { given, asker });
    expect(inside(directory, written)).toEqual(["site.yaml"]);
    expect([wasSample, left, asker.heard]).toEqual([false, [], []]);
    expect(fileIn(directory, "site.yaml")).toBe(before.replace(/email: hi@/, "email: post@"));
  });

  it("keeps what is there on Enter, and then writes nothing", async () => {
    const { directory } = await initSample();
    const asker = preparedAsker(...identityFields().map(() => ""));
    expect((await init(directory, { given: {}, asker })).written).toEqual([]);
    expect(asker.heard.join("\n")).toContain("phones [Desk: +49 (0)30 1234-5678]: ");
  });

  it("names what still says the old words after a second run", async () => {
    const { directory } = await initSample();
    const { left } = await init(directory, { given: { name: "Other" } });
    expect(inside(directory, left).join()).toContain("pages/home.yaml:");
  });
});

describe("making the site somebody's own is refused, and nothing is written,", () => {
  async function refuses(options: Parameters<typeof init>[1], message: RegExp, more = {}) {
    const directory = temporaryContent({ ...sampleEdits, ...more });
    const before = textsIn(directory);
    await expect(init(directory, options)).rejects.toThrow(message);
    expect(textsIn(directory)).toEqual(before);
  }
  const sure = { ...given, supportEmail: given.email };
  /** Enter for whatever of the identity `sure` does not say. */
  const keeping = identityFields().flatMap(({ key }) => (key in sure ? [] : [""]));

  it("without a terminal, where anything is missing or wrong", async () => {
    const { tagline, ...others } = { ...given, email: "nobody", place: "here" };
    await refuses(
      { given: others, force: true },
      /^--email: `email` cannot be "nobody".*\n--place: .*\n.*: --tagline is missing\.$/,
    );
  });

  it.each([
    ["email", "mailto:hi@new.fixture.internal", /Write `hi@new\.fixture\.internal`\.$/],
    ["origin", "https://me:secret@new.fixture.internal", /user name or password|Write scheme/],
    ["colour", "transparent", /without transparency/],
  ])("with an answer that would be published wrong: %s %s", async (key, answer, message) => {
    await refuses({ given: { ...given, [key]: answer }, force: true }, message);
  });

  it("without a terminal, where nobody agreed to replace sample data", async () => {
    await refuses({ given }, /replaces sample data in .*site\.yaml\. .* add --force\./);
  });

  it("on anything but yes, and on Ctrl-C", async () => {
    for (const answer of ["", "no"])
      await refuses(
        { given: sure, asker: preparedAsker(...keeping, answer) },
        /^Nothing was written\.$/,
      );
    const unsure = preparedAsker(...keeping, "maybe", "n");
    await refuses({ given: sure, asker: unsure }, /^Nothing was written\.$/);
    expect(unsure.heard.at(-1)).toBe("Answer yes or no. [y/N] ");
    await refuses({ given: sure, asker: preparedAsker() }, /^Cancelled: nothing was written\.$/);
    const leaving = init(temporaryContent(sampleEdits), { given: {}, asker: preparedAsker("A") });
    await expect(leaving).rejects.toBeInstanceOf(Cancelled);
  });

  it("where somebody changes a file while questions are open", async () => {
    const directory = temporaryContent(sampleEdits);
    const asker = preparedAsker();
    asker.ask = async (question) => {
      if (!question.includes("Go on?")) return "";
      appendFileSync(join(directory, "site.yaml"), "# mine\n");
      return "y";
    };
    const before = fileIn(directory, "pages/products.yaml");
    await expect(init(directory, { given: sure, asker })).rejects.toThrow(
      /site\.yaml was changed by somebody else meanwhile/,
    );
    expect(fileIn(directory, "pages/products.yaml")).toBe(before);
    expect(fileIn(directory, "site.yaml")).toMatch(/^# Facts\.\nsample: true[\s\S]*# mine\n$/);
  });

  it("the second time, without a terminal and without a word on what to change", async () => {
    const own = (text: string) => sampleSiteText(text).replace("sample: true", "sample: false");
    await refuses({ given: {} }, /name what to change: --language, --company, /, {
      "site.yaml": own,
    });
  });

  it.each([
    ["has mistakes", "site.yaml", "sample: true\n", /site\.yaml has mistakes/],
    ["is no YAML", "site.yaml", "a: [\n", /site\.yaml cannot be read as YAML/],
    ["is no YAML", "pages/home.yaml", "a: [\n", /home\.yaml cannot be read/],
    ["is not in UTF-8", "pages/home.yaml", Buffer.from([0xff]), /not in UTF-8/],
  ])("while a file %s: %s", async (_, file, content, message) => {
    await refuses({ given, force: true }, message, { [file]: content });
  });

  it("where there is no site", async () => {
    const directory = temporaryContent();
    rmSync(join(directory, "site.yaml"));
    await expect(init(directory, { given, force: true })).rejects.toThrow(/site\.yaml.*missing/);
    await expect(init(join(directory, "nowhere"), { given })).rejects.toThrow(/missing/);
  });
});
