import { rmSync, symlinkSync, truncateSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { checkContent } from "../../../scripts/disk/check-content.ts";
import { checkFiles, product } from "../../../scripts/testing/files/check-files.ts";
import { inWordsOf } from "../../../scripts/testing/in-words-of.ts";
import { hasLinks, isPosix } from "../../../scripts/testing/system.ts";
import { temporaryContent, temporaryFolder } from "../../../scripts/testing/temporary-content.ts";

const spoilt = {
  "pages/home.yaml": (text: string) => text.replace("title", "titel"),
  ...product({ progress: 200 }),
  "products/second.yaml": null,
};

describe("checking content", () => {
  it("gives the content of a sound folder", () => {
    const result = checkFiles();
    expect(result).toMatchObject({ diagnostics: [], unmatched: [] });
    expect(result.content?.products).toHaveLength(2);
    expect(result.sources).toHaveLength(11);
  });

  it("says the same of the same files in another language", () => {
    const lacking = { "pages/about.yaml": (text: string) => text.replace(/^title: .*\n/m, "") };
    const directory = temporaryContent(lacking);
    const hints = ["en", "de", "en"].map((tag) =>
      inWordsOf(checkContent({ directory }).diagnostics, tag).map(({ hint }) => hint),
    );
    expect(hints[0]?.join()).toContain("Title of the page");
    expect(hints[1]?.join()).toContain("Titel der Seite");
    expect(hints[2]).toEqual(hints[0]);
  });

  it.skipIf(!isPosix)("names files of more than a gigabyte in all, without reading them", () => {
    const directory = temporaryContent({ "files/prices.pdf": "%PDF-1.7" });
    truncateSync(join(directory, "files/prices.pdf"), 1_010_000_000);
    const { diagnostics } = checkContent({ directory, only: ["file-size", "file-pdf"] });
    const found = diagnostics.map(({ file, id }) => `${relative(directory, file)} ${id}`);
    expect(found).toEqual(["files files.large-site", "files/prices.pdf files.large-for-hosts"]);
  });

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

  it("reports on a folder around the working directory", () => {
    const directory = temporaryContent({
      "pages/home.yaml": (text) => text.replace(/^title: /m, "title: Two  "),
    });
    const cwd = vi.spyOn(process, "cwd").mockReturnValue(join(directory, "pages"));
    const { diagnostics } = checkContent({ directory, only: ["spaces"] });
    cwd.mockRestore();
    expect(diagnostics).toMatchObject([{ file: "home.yaml", rule: "spaces" }]);
  });

  it.skipIf(!hasLinks).each([[], ["site.yaml"]])(
    "says of a folder that cannot be read nothing else, asked for %j",
    (...asked) => {
      const directory = temporaryContent();
      rmSync(join(directory, "pages"), { recursive: true });
      symlinkSync(temporaryFolder(), join(directory, "pages"), "junction");
      const paths = asked.map((name) => join(directory, name));
      const { diagnostics, unmatched } = checkContent({ directory, paths });
      expect(inWordsOf(diagnostics)).toMatchObject([{ message: "This is a link, not a folder." }]);
      expect(unmatched).toEqual([]);
    },
  );

  it.each([
    [[], ["pages/home.yaml", "products/first.yaml"]],
    [["/pages"], ["pages/home.yaml"]],
    [["/products/first.yaml"], ["products/first.yaml"]],
    [["/site.yaml"], []],
    [[""], ["pages/home.yaml", "products/first.yaml"]],
  ])("asked for %j of a folder it reports on %j, and gives no content", (asked, files) => {
    const paths = asked.map((path) => `content${path}`);
    const { content, diagnostics } = checkFiles(spoilt, { paths });
    expect(diagnostics.map(({ file }) => file)).toEqual(files.map((file) => `content/${file}`));
    expect(content).toBeUndefined();
  });

  it("gives the text of the files asked for alone, and names paths that are no content", () => {
    const asked = ["pages/home.yaml", "pages/hom.yaml", "site.yaml"].map(
      (file) => `content/${file}`,
    );
    const options = { paths: [...asked, "", "src"] };
    const { sources, unmatched } = checkFiles({ "pages/home.yaml": null }, options);
    expect(sources).toMatchObject([{ file: "content/site.yaml" }]);
    expect(unmatched).toEqual(["content/pages/hom.yaml", "", "src"]);
  });
});
