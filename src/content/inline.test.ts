import fc from "fast-check";
import { expect, it } from "vitest";
import { growsInProportion } from "../../scripts/check/testing/cpu-time.ts";
import { type Inline, type InlinePiece, inlinePieces, inlineTree, inlineWords } from "./inline.ts";

/** A paragraph as HTML, with a link's address as it is written. */
const html = (text: string) => inlineTree(text).map(written).join("");

function written(piece: Inline): string {
  if (typeof piece === "string") return piece;
  const { tag, address = "", inside } = piece;
  if (tag === "br") return "<br>";
  return `<${`${tag} ${address}`.trim()}>${inside.map(written).join("")}</${tag}>`;
}

it.each([
  ["a **b** c", "a <strong>b</strong> c"],
  ["*e* and **s *in* it**", "<em>e</em> and <strong>s <em>in</em> it</strong>"],
  ["***both***", "<strong><em>both</em></strong>"],
  ["**s *e***, *e **s***", "<strong>s <em>e</em></strong>, <em>e <strong>s</strong></em>"],
  ["[a](/x) **[b](#y)**", "<a /x>a</a> <strong><a #y>b</a></strong>"],
  ["[all **three**](/x)", "<a /x>all <strong>three</strong></a>"],
  ["[see [2]](/x)", "<a /x>see [2]</a>"],
  ["[a](https://b.internal/c_(d))", "<a https://b.internal/c_(d)>a</a>"],
  ["one\\\ntwo\\ three", "one<br>two<br>three"],
  ["\\*a\\* \\[b\\](/c) \\\\ d", "*a* [b](/c) \\ d"],
  ["(*so*) “**so**” *so*.", "(<em>so</em>) “<strong>so</strong>” <em>so</em>."],
  ["これは**太字**です", "これは<strong>太字</strong>です"],
  ["**పేరు**ను", "<strong>పేరు</strong>ను"],
  ["**Wort**teil", "<strong>Wort</strong>teil"],
])("%j becomes %s", (text, shown) => {
  expect(html(text)).toBe(shown);
});

it.each([
  ...["5 * 3", "a * b", "2*3*4", "x**2 + y**2", "*.js and *.ts", "**** hotel", "5* and 4*"],
  ...["Kund*innen und Nutzer*innen", "die Endung *innen in Kund*innen", "студент*ки и учител*ки"],
  ...["Free* for all", "* Not on Sundays", "*Not on Sundays", "Free** **Not on Sundays"],
  ...["[sic]", "(see [2])", "a[0] (b)", "[PDF] (2 MB)", "C:\\boxes\\", "<b>&amp;</b>", "__a__ `b`"],
  ...["![a](/b)", "[](/b)", "[ ](/b)", "[a]()", "[a](/b c)", "[write to {email}](/b)", "**a"],
  "[a](/b",
])("%j has no markup", (text) => {
  expect(inlineTree(text)).toEqual([text]);
});

it.each([
  ["**a [b** c](/d)", "<strong>a [b</strong> c](/d)"],
  ["[a **b](/c) d**", "<a /c>a **b</a> d**"],
  ["[a [b](/c) d](/e)", "[a <a /c>b</a> d](/e)"],
])("if elements overlap, the first that is closed counts: %j", (text, shown) => {
  expect(html(text)).toBe(shown);
});

const longer = ["**", "](/a)", "\\\n", "{a}", "é", "😀"];
const sign = fc.constantFrom(..."*[]()\\! {}a1/#".split(""), ...longer);
const anyText = fc.array(sign, { maxLength: 40 }).map((signs) => signs.join(""));

/** Expects that adjacent pieces have no gap, and that no element contains another with its tag. */
function holdPieces(pieces: readonly InlinePiece[], start: number, around: string[] = []): number {
  for (const piece of pieces) {
    expect(piece.start).toBe(start);
    start = piece.end;
    if ("words" in piece || piece.tag === "br") continue;
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
      const { words, starts, ends, links } = inlineWords(text);
      expect([starts.length, ends.length]).toEqual([words.length, words.length]);
      for (const [index, unit] of words.split("").entries()) {
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
    const words = (letters: number) => void inlineWords(unit.repeat(letters / unit.length));
    expect(growsInProportion(words, 200_000), unit).toBe(true);
  }
});

it("knows which words are in another language, and where a link with one is", () => {
  const text = "a [b]{fr} [c](/d){de-AT} e";
  const { words, foreign, links } = inlineWords(text);
  expect(words).toBe("a b c e");
  expect(foreign).toEqual([
    [2, 3],
    [4, 5],
  ]);
  const [link] = links;
  expect([link?.at, link?.wordsAt, link?.whole].map((at) => text.slice(...(at ?? [0])))).toEqual([
    "/d",
    "c",
    "[c](/d){de-AT}",
  ]);
});
