import fc from "fast-check";
import { expect, it } from "vitest";
import { growsInProportion } from "../../scripts/testing/cpu-time.ts";
import { type InlinePiece, inlinePieces, paragraphText } from "./inline.ts";

const longer = ["**", "](/a)", "\\\n", "{a}", "é", "😀"];
const sign = fc.constantFrom(..."*[]()\\! {}a1/#".split(""), ...longer);
const anyText = fc.array(sign, { maxLength: 40 }).map((signs) => signs.join(""));

/** Expects that adjacent pieces have no gap, and that no element contains another with its tag. */
function holdPieces(pieces: readonly InlinePiece[], start: number, around: string[] = []): number {
  for (const piece of pieces) {
    expect(piece.start).toBe(start);
    start = piece.end;
    if ("text" in piece || piece.tag === "br") continue;
    expect(around).not.toContain(piece.tag);
    const opened = piece.tag === "strong" ? 2 : 1;
    const closed = piece.address === undefined ? opened : piece.address.length + 3;
    const end = holdPieces(piece.inside, piece.start + opened, [...around, piece.tag]);
    expect(end).toBe(piece.end - closed);
  }
  return start;
}

it("every text is split without a gap, and no link is in a link", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(holdPieces(inlinePieces(text), 0)).toBe(text.length);
    }),
    { numRuns: 2000 },
  );
});

it("words and addresses have their ranges in the source", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { text: shown, starts, ends, links } = paragraphText(text);
      expect([starts.length, ends.length]).toEqual([shown.length, shown.length]);
      for (const [index, unit] of shown.split("").entries()) {
        const source = text.slice(starts[index], ends[index]);
        if (unit === "\n") expect(source).toMatch(/^\n$|^\\\s+$/);
        else expect([unit, `\\${unit}`]).toContain(source);
      }
      for (const { address, at } of links) expect(text.slice(...at)).toBe(address);
    }),
  );
});

it("the time to parse grows in proportion to the length", () => {
  const units = "*a |**a |[a](|[|![|\\ |***|[a {b} |](a(b)|a*b|](/x)";
  for (const unit of units.split("|")) {
    const words = (letters: number) => void paragraphText(unit.repeat(letters / unit.length));
    expect(growsInProportion(words, 100_000), unit).toBe(true);
  }
});
