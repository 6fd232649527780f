import { randomNumbers } from "../../../src/check/testing/random-numbers.ts";

/** Bits of YAML and of hostile text. */
const scraps = [
  ..."\"'#&*!|>%@`{}[],:?-~\t \n\r\0\uFEFF🌳",
  ...["\n- ", "\n  ", "\n\t", ": ", " #", "<<: *a", "&a ", "*a", "!!js/function "],
  ...["---\n", "...\n"],
  ...["__proto__: 1\n", "constructor: 1\n", "# content-ignore placeholder -- why\n"],
  ...["# content-ignore\n", " # content-ignore eta-past", "\u202E", "\u200B", "the the", "  ", "“"],
  ...["{slot}", "100% secure #1", "javascript:alert(1)", "[".repeat(80), "a ".repeat(500)],
  ...["\uD800", "क्ष నమస్తే", "null", "1e999", "012", "-0", ".nan"],
];

/** A text after some slips of the hand or of malice; the same for the same seed. */
export function mutated(text: string, seed: number): string {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  let result = text;
  for (let count = 1 + below(4); count > 0; count--) {
    const at = below(result.length + 1);
    const kind = below(6);
    const lines = result.split("\n");
    const line = below(lines.length);
    const scrap = scraps[below(scraps.length)] as string;
    if (kind === 0) result = result.slice(0, at) + result.slice(at + 1 + below(30));
    else if (kind === 1) result = lines.toSpliced(line, 1).join("\n");
    else if (kind === 2)
      result = lines.toSpliced(line, 0, lines[below(lines.length)] ?? "").join("\n");
    else if (kind === 3)
      result = lines
        .with(
          line,
          (lines[line] ?? "").replace(/: .*/, () => `: ${scrap}`),
        )
        .join("\n");
    else result = result.slice(0, at) + scrap + result.slice(at + (kind === 4 ? 0 : below(6)));
  }
  return result;
}
