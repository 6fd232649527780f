import { relative } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { checkContent } from "./check.ts";
import { product, site } from "./testing/check-files.ts";
import { temporaryContent } from "./testing/temporary-content.ts";

const spoilt = {
  "pages/home.yaml": (text: string) => text.replace("title", "titel"),
  ...product({ progress: 200 }),
  "products/second.yaml": null,
};

describe("checking content", () => {
  it("gives the content of a sound folder", () => {
    const result = checkContent({ directory: temporaryContent() });
    expect(result).toMatchObject({ diagnostics: [], unmatched: [] });
    expect(result.content?.products).toHaveLength(2);
    expect(result.sources).toHaveLength(11);
  });

  it("says which of its rules are off for the site's language, and nothing of that for English", () => {
    const inLanguage = (language: string, only?: string[]) =>
      checkContent({ directory: temporaryContent(site({ language })), ...(only && { only }) }).off;
    expect(inLanguage("en-GB")).toBeUndefined();
    expect(inLanguage("de")?.rules).toContain("plain-words");
    expect(inLanguage("de")?.rules).not.toContain("spaces");
    expect(inLanguage("te", ["link-text"])).toEqual({ language: "te", rules: ["link-text"] });
    expect(inLanguage("te", ["spaces"])).toBeUndefined();
  });

  it.each(["en-GB-GB", "en-GB-Latn", "en-a", "de-1996-1996"])(
    "says once that %s is no language, and stumbles nowhere",
    (language) => {
      const { diagnostics } = checkContent({ directory: temporaryContent(site({ language })) });
      const hint = expect.stringContaining("at most one script and one region, such as sr-Latn-RS");
      expect(diagnostics).toEqual([expect.objectContaining({ rule: "schema", hint })]);
    },
  );

  it("checks the project's own content unless told otherwise", () => {
    vi.stubEnv("CONTENT_DIR", undefined);
    const { content, sources } = checkContent();
    expect(content).toBeDefined();
    expect(sources.map(({ file }) => file)).toContain("content/site.yaml");
  });

  it("takes a folder seen from the working directory", () => {
    const directory = relative(process.cwd(), temporaryContent());
    expect(checkContent({ directory }).content).toBeDefined();
  });

  it.each([
    [[], ["pages/home.yaml", "products/first.yaml"]],
    [["/pages"], ["pages/home.yaml"]],
    [["/products/first.yaml"], ["products/first.yaml"]],
    [["/site.yaml"], []],
    [[""], ["pages/home.yaml", "products/first.yaml"]],
  ])("asked for %j of a folder it reports on %j, and gives no content", (asked, files) => {
    const directory = temporaryContent(spoilt);
    const paths = asked.map((path) => `${directory}${path}`);
    const { content, diagnostics } = checkContent({ directory, paths });
    expect(diagnostics.map(({ file }) => file)).toEqual(
      files.map((file) => `${directory}/${file}`),
    );
    expect(content).toBeUndefined();
  });

  it("gives the text of the files asked for alone", () => {
    const directory = temporaryContent();
    const { sources } = checkContent({ directory, paths: [`${directory}/site.yaml`] });
    expect(sources).toMatchObject([{ file: `${directory}/site.yaml` }]);
  });

  it("names the paths that are no content", () => {
    const directory = temporaryContent({ "pages/home.yaml": null });
    const paths = [`${directory}/pages/home.yaml`, `${directory}/pages/hom.yaml`, "", "src"];
    expect(checkContent({ directory, paths }).unmatched).toEqual(paths.slice(1));
  });
});
