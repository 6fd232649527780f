import { relative } from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "./check.ts";
import { cpuTime } from "./testing/cpu-time.ts";
import { temporaryContent } from "./testing/temporary-content.ts";

const spoilt = {
  "pages/home.yaml": (text: string) => text.replace("title", "titel"),
  "products/first.yaml": (text: string) => text.replace(/progress:.*/, "progress: 200"),
  "products/second.yaml": null,
};

/** The files with findings, from the content folder. */
function filesIn(directory: string, paths: string[]): string[] {
  const { diagnostics } = checkContent({ directory, paths });
  return diagnostics.map(({ file }) => file.slice(directory.length + 1));
}

describe("checking content", () => {
  it("gives the content of a sound folder", () => {
    const { content, diagnostics, sources, unmatched } = checkContent({
      directory: temporaryContent(),
    });
    expect(content?.products).toHaveLength(2);
    expect([diagnostics, unmatched]).toEqual([[], []]);
    expect(sources).toHaveLength(10);
  });

  it("checks the project's own content unless told otherwise", () => {
    const { content, sources } = checkContent();
    expect(content).toBeDefined();
    expect(sources.map(({ file }) => file)).toContain("content/site.yaml");
  });

  it("takes a folder seen from the working directory", () => {
    const directory = relative(process.cwd(), temporaryContent());
    expect(checkContent({ directory }).content).toBeDefined();
  });

  it("reports on the files and folders asked for", () => {
    const directory = temporaryContent(spoilt);
    expect(filesIn(directory, [])).toEqual(["pages/home.yaml", "products/first.yaml"]);
    expect(filesIn(directory, [`${directory}/pages`])).toEqual(["pages/home.yaml"]);
    expect(filesIn(directory, [`${directory}/products/first.yaml`])).toEqual([
      "products/first.yaml",
    ]);
    expect(filesIn(directory, [`${directory}/site.yaml`])).toEqual([]);
    expect(filesIn(directory, [directory])).toHaveLength(2);
  });

  it("gives no content while any file is wrong, whatever was asked for", () => {
    const directory = temporaryContent(spoilt);
    const { content, sources } = checkContent({ directory, paths: [`${directory}/site.yaml`] });
    expect(content).toBeUndefined();
    expect(sources).toHaveLength(1);
  });

  it("names the paths that are no content", () => {
    const directory = temporaryContent({ "pages/home.yaml": null });
    const paths = [`${directory}/pages/home.yaml`, `${directory}/pages/hom.yaml`, "", "src"];
    expect(checkContent({ directory, paths }).unmatched).toEqual(paths.slice(1));
  });

  it("takes time in proportion to the number of products", () => {
    const product = checkContent({ directory: temporaryContent() }).sources.find(({ file }) =>
      file.endsWith("first.yaml"),
    )?.text as string;
    const folderOf = (count: number) =>
      temporaryContent(
        Object.fromEntries(
          Array.from({ length: count }, (_, index) => [`products/p${index}.yaml`, product]),
        ),
      );
    const [few, many] = [folderOf(250), folderOf(1000)];
    checkContent({ directory: few });
    const fewTime = cpuTime(() => checkContent({ directory: few }));
    const manyTime = cpuTime(() => expect(checkContent({ directory: many }).content).toBeDefined());
    expect(manyTime).toBeLessThan(fewTime * 4 * 2);
  });
});
