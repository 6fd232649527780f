import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { temporaryContent } from "../../../src/content/testing/temporary-content.ts";
import { checkContent } from "../check.ts";
import { preparedAsker } from "../prompts/testing.ts";
import { Cancelled } from "../refusal.ts";
import { init } from "./init.ts";

const siteHead = `# Facts.
sample: true # until it is yours
language: en
direction: ltr
origin: https://www.old.example

company:
  name: Old Company # short
  tagline: Words of old
  description: >-
    Two sentences about it,
    on two lines.
  logo: {viewBox: 0 0 32 32, path: M0 0}

contact:
  email: hello@old.example
  supportEmail: help@old.example
  phones:
    # The first is the one that is called.
    - label: Sales
      number: "+442079460142"
      display: +44 20 7946 0142
    - label: Support
      number: "+442079460187"
      display: +44 20 7946 0187
  address: # by post
    - 1 Old Lane
    - Town
    - Country
  place:
    latitude: 51.5 # north
    longitude: -0.1
`;

/** The fixture's site below a head as people write it, with links of the old identity. */
function siteText(text: string): string {
  const { delivery, header, footer, interface: words, theme } = parse(text);
  footer.social.links = [
    { text: "E-mail", icon: "mail", href: "mailto:hello@old.example" },
    { text: "Jobs", icon: "mail", href: "mailto:jobs@old.example" },
    { text: "Others", icon: "mail", href: "mailto:othello@old.example" },
    { text: "Feed", icon: "mail", href: "https://www.old.example/about" },
    { text: "Old Company's diary", icon: "camera", href: "https://diary.old.example/x" },
  ];
  const rest = { titleTemplate: "{page} {company}", startPage: "home", delivery, header, footer };
  const lines = Object.entries({ ...rest, interface: words, theme }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
  );
  return siteHead + lines.join("");
}

const edits = {
  "site.yaml": siteText,
  "pages/products.yaml": (text: string) =>
    `# Cards.\n${text.replace(/placeholder: .*/, "placeholder: you@old.example # example")}`,
  "pages/home.yaml": (text: string) =>
    text.replace(/title: .*/, "title: Welcome to Old Company, words of OLD"),
  "pages/about.yaml": (text: string) =>
    text.replace(
      / {2}text: .*/,
      "  text: >-\n    We sit at 1 Old\n    Lane, and Older Company does not",
    ),
};

const given = {
  name: "New: Company",
  tagline: "Words of now",
  description: "One. ".repeat(30).trim(),
  origin: "https://new.fixture.internal",
  email: "hi@new.fixture.internal",
  phones: ["Desk: +49 (0)30 1234-5678"],
  address: ["2 Way", "City"],
  place: "52.52, 13.4",
};

const read = (directory: string, file: string) => readFileSync(join(directory, file), "utf8");
const errorsIn = (directory: string) =>
  checkContent({ directory }).diagnostics.filter(({ severity }) => severity === "error");
const inside = (directory: string, files: string[]) =>
  files.map((file) => file.slice(directory.length + 1));

describe("making the site somebody's own", () => {
  it("writes the identity from flags alone and keeps comments and layout", async () => {
    const directory = temporaryContent(edits);
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
    const directory = temporaryContent(edits);
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
    const directory = temporaryContent(edits);
    await init(directory, { given: { ...given, name: "Old Company Two" }, force: true });
    expect(read(directory, "site.yaml")).toContain("name: Old Company Two # short");
    expect(read(directory, "pages/home.yaml")).toContain("Welcome to Old Company Two, words");
  });

  it("leaves ids alone that happen to be the name", async () => {
    const directory = temporaryContent({
      "site.yaml": (text) => siteText(text).replace("Old Company # short", "home"),
      "pages/home.yaml": (text) => text.replace(/title: .*/, "title: Welcome to home"),
    });
    await init(directory, { given: { ...given, name: "Firm" }, force: true });
    expect(read(directory, "site.yaml")).toContain('startPage: "home"');
    expect(read(directory, "pages/home.yaml")).toContain("title: Welcome to Firm");
    expect(errorsIn(directory)).toEqual([]);
  });

  it("asks, says what it will change, and writes on yes", async () => {
    const directory = temporaryContent(edits);
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
    const directory = temporaryContent(edits);
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
    const directory = temporaryContent(edits);
    await init(directory, { given, force: true });
    const asker = preparedAsker(...Array<string>(9).fill(""));
    expect((await init(directory, { given: {}, asker })).written).toEqual([]);
    expect(asker.heard.join("\n")).toContain("phones [Desk: +49 (0)30 1234-5678]: ");
  });

  it("names what still says the old words after a second run", async () => {
    const directory = temporaryContent(edits);
    await init(directory, { given, force: true });
    const { left } = await init(directory, { given: { name: "Other" } });
    expect(inside(directory, left).map((at) => at.split(":")[0])).toContain("pages/home.yaml");
  });
});

describe("making the site somebody's own is refused, and nothing is written,", () => {
  async function refuses(options: Parameters<typeof init>[1], message: RegExp, more = {}) {
    const directory = temporaryContent({ ...edits, ...more });
    const texts = () =>
      readdirSync(directory, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".yaml"))
        .map((file) => readFileSync(join(directory, file), "latin1"));
    const before = texts();
    await expect(init(directory, options)).rejects.toThrow(message);
    expect(texts()).toEqual(before);
  }

  it("without a terminal, where anything is missing or wrong", async () => {
    await refuses(
      { given: {}, force: true },
      /--company, --tagline, --description, --origin, --email, --phone, --address, --place are missing/,
    );
    await refuses(
      { given: { ...given, email: "nobody", place: "here" }, force: true },
      /^--email: `email` cannot be "nobody"\. .*\n--place: `place` cannot be "here"\. .*$/,
    );
  });

  it("without a terminal, where nobody agreed to replace sample data", async () => {
    await refuses({ given }, /replaces sample data in .*site\.yaml\. .* add --force\./);
  });

  it("on anything but yes, and on Ctrl-C", async () => {
    const sure = { ...given, supportEmail: given.email };
    await refuses({ given: sure, asker: preparedAsker("") }, /^Nothing was written\.$/);
    await refuses({ given: sure, asker: preparedAsker("no") }, /^Nothing was written\.$/);
    await refuses({ given: sure, asker: preparedAsker() }, /^Cancelled: nothing was written\.$/);
    await expect(
      init(temporaryContent(edits), { given: {}, asker: preparedAsker("A", "B") }),
    ).rejects.toBeInstanceOf(Cancelled);
  });

  it("where somebody edits a file while questions are open", async () => {
    const directory = temporaryContent(edits);
    const asker = preparedAsker();
    asker.ask = async () => {
      appendFileSync(join(directory, "site.yaml"), "# mine\n");
      return "y";
    };
    const before = read(directory, "pages/products.yaml");
    const sure = { ...given, supportEmail: given.email };
    await expect(init(directory, { given: sure, asker })).rejects.toThrow(
      /site\.yaml was changed by somebody else meanwhile/,
    );
    expect(read(directory, "pages/products.yaml")).toBe(before);
    expect(read(directory, "site.yaml")).toMatch(/^# Facts\.\nsample: true[\s\S]*# mine\n$/);
  });

  it("the second time, without a terminal and without a word on what to change", async () => {
    const own = (text: string) => siteText(text).replace("sample: true", "sample: false");
    await refuses({ given: {} }, /name what to change: --company, /, { "site.yaml": own });
  });

  it("while files cannot be read or the site has mistakes", async () => {
    const options = { given, force: true };
    await refuses(options, /site\.yaml has mistakes/, { "site.yaml": "sample: true\n" });
    await refuses(options, /site\.yaml cannot be read as YAML/, { "site.yaml": "a: [\n" });
    await refuses(options, /home\.yaml cannot be read/, { "pages/home.yaml": "a: [\n" });
    await refuses(options, /not in UTF-8/, { "pages/home.yaml": Buffer.from([0xff]) });
  });

  it("where there is no site", async () => {
    const directory = temporaryContent();
    rmSync(join(directory, "site.yaml"));
    await expect(init(directory, { given, force: true })).rejects.toThrow(/site\.yaml.*missing/);
    mkdirSync(join(directory, "empty"));
    await expect(init(join(directory, "empty"), { given })).rejects.toThrow(/missing/);
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
