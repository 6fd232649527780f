import { expect, it } from "vitest";
import { fitText, type TextBox } from "./fit-text.ts";
import { unitsPerEm } from "./fonts.ts";
import { shaperFor } from "./shape-text.ts";

const column: TextBox = { width: 700, height: 266, largest: 92, least: 39 };
const whole: TextBox = { width: 1056, height: 266, largest: 80, least: 26 };

async function fitSample(text: string, language = "en") {
  const shaper = await shaperFor(text, { language, direction: "ltr" });
  const block = fitText(shaper, language, [column, whole]);
  const scale = block.size / unitsPerEm;
  const [first, last] = [block.lines[0], block.lines.at(-1)];
  const ink = ((first?.ascent ?? 0) + (last?.descent ?? 0)) * scale;
  return {
    ...block,
    widths: block.lines.map(({ width }) => width * scale),
    height: ink + block.pitch * (block.lines.length - 1),
  };
}

it("each letter is drawn, however long the text is", async () => {
  const { lines, widths, height } = await fitSample("W".repeat(300));
  expect(lines.flatMap(({ paths }) => paths.match(/<path /g))).toHaveLength(300);
  expect(Math.max(...widths)).toBeLessThanOrEqual(1056);
  expect(height).toBeLessThanOrEqual(266);
});

it("short texts are as large as the room allows, and long words stay whole", async () => {
  expect(await fitSample("Tools")).toMatchObject({ size: 92, lines: [{}] });
  const { size, lines } = await fitSample("Donaudampfschifffahrtselektrizitätshauptbetrieb", "de");
  expect(lines).toHaveLength(1);
  expect(size).toBeGreaterThan(36);
});

it("lines are so far apart that their ink does not touch", async () => {
  const { lines, pitch, size } = await fitSample("ỆẤỘ ".repeat(12), "vi");
  expect(lines.length).toBeGreaterThan(1);
  for (const [index, { ascent }] of lines.slice(1).entries())
    expect(((lines[index]?.descent ?? 0) + ascent) * (size / unitsPerEm)).toBeLessThan(pitch);
});
