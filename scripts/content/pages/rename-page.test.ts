import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "../../../src/check/check.ts";
import type { FixtureEdits } from "../../../src/check/testing/fixture.ts";
import { temporaryContent } from "../../../src/check/testing/temporary-content.ts";
import { redirectsOf } from "../../../src/export/redirects.ts";
import { errorsIn, fileIn, textsIn } from "../testing/content-folder.ts";
import { runContent } from "../testing/run-content.ts";
import { renamePage } from "./rename-page.ts";

const bringsLinks: FixtureEdits = {
  "products/first.yaml": (text) =>
    text.replace(
      /bullets:\n/,
      "$&  # Both lead there.\n  - >-\n    See [who *we*\n    are](/about) and [us](/about?a=b), not [them](https://other.internal/about) or /about\n",
    ),
  "products/second.yaml": (text) =>
    `${text}href: "https://www.fixture.internal/%61bout?from=here" # kept\n`,
  "site.yaml": (text) =>
    text
      .replace("startPage: home", "startPage: 'about' # the logo")
      .replace(
        /contact: .*\n {2}expires/,
        "contact: https://www.fixture.internal/about\n  expires",
      ),
};

function folder(edits: FixtureEdits = bringsLinks) {
  const directory = temporaryContent(edits);
  const read = (file: string) => fileIn(directory, file);
  const led = () => {
    const { content } = checkContent({ directory });
    return redirectsOf(content?.pages ?? {}).map(({ from, to }) =>
      [from, to].map(decodeURIComponent).join(" "),
    );
  };
  return { directory, read, errors: () => errorsIn(directory), led };
}

describe("renaming a page", () => {
  it("keeps the drawing beside its first words", () => {
    const drawings = "drawings:\n  - { for: about, file: tree.svg } # ours\n";
    const { directory, read } = folder({ "site.yaml": (text) => text + drawings });
    renamePage(directory, "about", "team");
    expect(read("site.yaml")).toContain(drawings.replace("about", "team"));
  });

  it("moves its file, and changes each link where it stands and nothing else", () => {
    const { directory, read, errors, led } = folder();
    const before = Object.fromEntries(
      ["site.yaml", "products/first.yaml", "products/second.yaml", "pages/about.yaml"].map(
        (file) => [file, read(file)],
      ),
    );
    const said = renamePage(directory, "about", "हमारे-बारे-में");
    expect(said[0]).toMatch(/^Renamed .*about\.yaml to .*हमारे-बारे-में\.yaml\.$/);
    expect(said).toContainEqual(expect.stringMatching(/^Changed 2 links in .*first\.yaml\.$/));
    expect(said.at(-1)).toBe("Whoever comes to /about is led to /हमारे-बारे-में.");

    expect(existsSync(join(directory, "pages/about.yaml"))).toBe(false);
    expect(read("products/first.yaml")).toBe(
      before["products/first.yaml"]
        ?.replace("are](/about)", "are](/हमारे-बारे-में)")
        .replace("(/about?a=b)", "(/हमारे-बारे-में?a=b)"),
    );
    expect(read("products/second.yaml")).toBe(
      before["products/second.yaml"]?.replace("%61bout", encodeURIComponent("हमारे-बारे-में")),
    );
    expect(read("site.yaml")).toBe(
      before["site.yaml"]
        ?.replace("'about' # the logo", "हमारे-बारे-में # the logo")
        .replace("internal/about\n", "internal/हमारे-बारे-में\n")
        .replace("page: about", "page: हमारे-बारे-में"),
    );
    expect(read("pages/हमारे-बारे-में.yaml").replace('formerly: ["about"]\n', "")).toBe(
      before["pages/about.yaml"],
    );
    expect(errors()).toEqual([]);
    expect(led()).toEqual(["/about /हमारे-बारे-में"]);
  });

  it("back again takes its name from the former ones, and twice keeps both", () => {
    const { directory, read, errors, led } = folder();
    renamePage(directory, "about", "uns");
    renamePage(directory, "uns", "wir");
    expect(led()).toEqual(["/about /wir", "/uns /wir"]);
    renamePage(directory, "wir", "about");
    expect(read("pages/about.yaml")).toMatch(/^formerly: \[uns, ?wir\]$/m);
    expect(led()).toEqual(["/uns /about", "/wir /about"]);
    expect(errors()).toEqual([]);
  });

  it("of a particular layout writes its layout, and no name that everybody knows", () => {
    const { directory, read, errors, led } = folder({});
    renamePage(directory, "privacy", "datenschutz");
    expect(read("pages/datenschutz.yaml")).toMatch(/^layout: privacy$/m);
    expect(read("pages/datenschutz.yaml")).not.toContain("formerly");
    expect(led()).toEqual(["/privacy /datenschutz"]);
    renamePage(directory, "datenschutz", "privacy");
    expect(read("pages/privacy.yaml")).toMatch(/^formerly: \["datenschutz"\]$/m);
    renamePage(directory, "privacy", "datenschutz");
    expect(read("pages/datenschutz.yaml")).not.toContain("formerly");
    expect(errors()).toEqual([]);
  });

  it("writes a name so that YAML reads it as one", () => {
    const { directory, read, errors } = folder();
    renamePage(directory, "about", "2027");
    expect(read("site.yaml")).toContain('page: "2027"');
    expect(errors()).toEqual([]);
  });

  it("writes the words of a link that had those of the pack, and leads editors to the schema", () => {
    const { directory, read, errors } = folder({
      "site.yaml": (text) =>
        text.replace(
          /\n( +)links:\n +- text: .*\n +page: .*/,
          "\n$1links:\n$1  - page: about # us",
        ),
      "pages/about.yaml": (text) =>
        `# yaml-language-server: $schema=../.schema/pages/text.json\n${text}`,
    });
    renamePage(directory, "about", "uns");
    expect(read("site.yaml")).toMatch(/- page: uns # us\n +text: About\n/);
    expect(read("pages/uns.yaml")).toMatch(/^# yaml-language-server: \$schema=.*sections\.json\n/);
    expect(errors()).toEqual([]);
  });
});

describe("renaming is refused, and nothing written,", () => {
  it.each<[string, string, FixtureEdits, RegExp]>([
    ["home", "start", {}, /^The page `home` keeps its name: it has the site's own address\.$/],
    ["not-found", "lost", {}, /^The page `not-found` keeps its name: hosts look/],
    ["abuot", "us", {}, /^There is no page `abuot`\. Did you mean `about`\?$/],
    ["about", "contact", {}, /contact\.yaml exists already/],
    ["about", "about", {}, /about\.yaml exists already/],
    ["about", "home", {}, /home\.yaml exists already/],
    ["about", "Über Uns", {}, /such as `über-uns`\.$/],
    ["about", "assets", {}, /^A page cannot be called `assets`: hosts give that name/],
    ["about", "con", {}, /^A page cannot be called `con`: Windows keeps/],
    [
      "contact",
      "us",
      { "pages/about.yaml": (text) => `${text}formerly: [us]\n` },
      /^`us` is a former name of the page `about`; delete it/,
    ],
    [
      "us",
      "we",
      { "pages/about.yaml": (text) => `${text}formerly: [us]\n` },
      /^The page `us` is called `about` now\.$/,
    ],
    ["about", "us", { "files/root/us.html": "x" }, /us\.html stands at \/us/],
    ["about", "us", { "pages/about.yaml": "title: 1\n" }, /^The content has mistakes; mend what/],
    [
      "about",
      "us",
      {
        "products/first.yaml": (text) =>
          text.replace(/bullets:\n/, "$&  - &us See [us](/about).\n  - *us\n"),
      },
      /first\.yaml is written so that its links to about cannot be changed alone/,
    ],
    [
      "about",
      "us",
      {
        "site.yaml": (text) =>
          text
            .replace("startPage: home", "startPage: &x about")
            .replace(/tagline: .*/, "tagline: *x"),
      },
      /site\.yaml is written so that its links to about cannot be changed alone/,
    ],
  ])("from %s to %s %j", (from, to, edits, message) => {
    const { directory } = folder(edits);
    const before = textsIn(directory);
    expect(() => renamePage(directory, from, to)).toThrow(message);
    expect(textsIn(directory)).toEqual(before);
  });

  it("with a sentence and status 1", async () => {
    const { directory } = folder({});
    const rename = (...names: string[]) =>
      runContent(["rename", "page", ...names, "--content", directory]);
    expect(await rename("home", "start")).toMatchObject({
      status: 1,
      stdout: "",
      stderr: "The page `home` keeps its name: it has the site's own address.\n",
    });
    const done = await rename("about", "us");
    expect(done).toMatchObject({ status: 0, stderr: "" });
    expect(done.stdout).toMatch(/^Renamed .*\nChanged 1 link .*\nWhoever comes to \/about is led/);
  });
});
