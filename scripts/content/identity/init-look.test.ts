import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { loadContent } from "../../../src/check/read/load.ts";
import { sampleCopy } from "../../../src/check/testing/temporary-content.ts";
import { textsIn } from "../testing/content-folder.ts";
import { found, given, initSample, today } from "../testing/init-sample.ts";
import { init } from "./init.ts";

vi.setConfig({ testTimeout: 60_000 });

describe("the brand's colours", () => {
  it("are moved until both themes can be read, and told", async () => {
    const more = { colour: "#4a90e2", secondColour: "gold" };
    const { directory, said } = await initSample(more);
    expect(found(directory).join()).not.toContain("contrast");
    expect(said.filter((line) => line.includes(" theme's "))).toEqual([
      expect.stringMatching(
        /^The light theme's accent is oklch\(.*\), moved from #4a90e2: contrast 7(\.\d)? with paper, [\d.]+ with panel, [\d.]+ with onAccent\.$/,
      ),
      expect.stringMatching(/^The dark theme's accent is oklch/),
      "The light theme's warm is gold, as asked: contrast 12.8 with onWarm.",
      expect.stringMatching(/^The dark theme's warm is gold, as asked/),
    ]);
  });

  it("are shown where the terminal has colours", async () => {
    const directory = sampleCopy();
    const more = { ...given, secondColour: "#ff0000" };
    const { said } = await init(directory, { given: more, force: true, today, colour: true });
    expect(said.join()).toContain("\u001B[48;2;255;0;0m  \u001B[49m");
  });

  it("are refused where the themes leave no room for them", async () => {
    const grey = (text: string) => text.replace(/paper: .*/, "paper: gray");
    const directory = sampleCopy({ "site.yaml": grey });
    const before = textsIn(directory);
    await expect(initSample({ colour: "navy" }, directory)).rejects.toThrow(
      /^--colour: beside the other colours of the light theme no shade of navy can be read\./,
    );
    expect(textsIn(directory)).toEqual(before);
  });
});

describe("the mark", () => {
  const svg = '<svg viewBox="0 0 8 8"><path fill="none" d="M1 1L7 7"/></svg>';

  it("is taken from a file", async () => {
    const directory = sampleCopy();
    const logo = join(directory, "..", `${Date.now()}.svg`);
    writeFileSync(logo, svg);
    const { said } = await initSample({ logo }, directory);
    writeFileSync(logo, svg.replace('fill="none" ', ""));
    expect(said.join()).not.toMatch(/outline|plain ring/);
    expect(loadContent(directory).content?.site.company.logo).toEqual({
      viewBox: "0 0 8 8",
      path: "M1 1L7 7",
    });
    const again = await init(directory, { given: { logo }, today });
    expect(again.said.join()).toContain("is a filled shape: the site draws its outline");
    rmSync(logo);
  });
});
