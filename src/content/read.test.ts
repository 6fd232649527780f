import { describe, expect, it } from "vitest";
import type { TextRange } from "./diagnostic.ts";
import { valueAt } from "./findings/field.ts";
import { readYaml, type YamlFile } from "./read.ts";
import { randomDocument } from "./testing/random-document.ts";

function fileOf(text: string): YamlFile {
  const { file, diagnostics } = readYaml({ file: "x.yaml", text });
  expect(diagnostics).toEqual([]);
  if (file === undefined) throw new Error("The file could not be read.");
  return file;
}

/** The text at a range, which must say the same by line and column as by offset. */
function cut(text: string, range: TextRange | undefined): string | undefined {
  if (range === undefined) return undefined;
  for (const { line, column, offset } of [range.start, range.end]) {
    const before = text.slice(0, offset).split("\n");
    expect([line, column]).toEqual([before.length, (before.at(-1) ?? "").length + 1]);
  }
  return text.slice(range.start.offset, range.end.offset);
}

describe("positions", () => {
  it("are exact for every key and value of generated documents", () => {
    let places = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const { text, expectations } = randomDocument(seed);
      const file = fileOf(text);
      for (const { path, key, value, ...rest } of expectations) {
        const label = `seed ${seed}, ${JSON.stringify(path)} in\n${text}`;
        const range = file.valueRange(path);
        expect(cut(text, range), label).toBe(text.slice(...value));
        expect(range?.start.offset, label).toBe(value[0]);
        expect(cut(text, file.keyRange(path)), label).toBe(key && text.slice(...key));
        if (key) expect(file.keyRange(path)?.start.offset, label).toBe(key[0]);
        if ("decoded" in rest) expect(valueAt(file.value, path), label).toEqual(rest.decoded);
        places += 1;
      }
    }
    expect(places).toBeGreaterThan(5000);
  });
});
