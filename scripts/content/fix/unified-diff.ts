/** Unchanged lines around each change. */
const context = 3;

interface Line {
  mark: " " | "-" | "+";
  text: string;
}

/** The difference of two texts, as `diff -u` and `git apply` know it; nothing where there is none. */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return "";
  const lines = diffLines(splitLines(before), splitLines(after));
  const wanted = lines.map((_, index) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(({ mark }) => mark !== " "),
  );
  let [oldLine, newLine] = [1, 1];
  let text = `--- ${file}\n+++ ${file}\n`;
  let hunk: Line[] = [];
  let [oldStart, newStart] = [1, 1];
  const flush = () => {
    if (hunk.length === 0) return;
    const size = (other: string) => hunk.filter(({ mark }) => mark !== other).length;
    text += `@@ -${oldStart},${size("+")} +${newStart},${size("-")} @@\n`;
    for (const line of hunk)
      text += line.text.endsWith("\n")
        ? line.mark + line.text
        : `${line.mark}${line.text}\n\\ No newline at end of file\n`;
    hunk = [];
  };
  for (const [index, line] of lines.entries()) {
    if (wanted[index]) {
      if (hunk.length === 0) [oldStart, newStart] = [oldLine, newLine];
      hunk.push(line);
    } else flush();
    if (line.mark !== "+") oldLine += 1;
    if (line.mark !== "-") newLine += 1;
  }
  flush();
  return text;
}

function splitLines(text: string): string[] {
  return text.split(/(?<=\n)/).filter((line) => line !== "");
}

/** The shortest way from one list of lines to the other (Myers 1986). */
function diffLines(before: readonly string[], after: readonly string[]): Line[] {
  const trace: Map<number, number>[] = [];
  let reach = new Map([[1, 0]]);
  const at = (map: Map<number, number>, k: number) => map.get(k) ?? -1;
  const isDown = (map: Map<number, number>, k: number, d: number) =>
    k === -d || (k !== d && at(map, k - 1) < at(map, k + 1));
  search: for (let d = 0; ; d++) {
    trace.push(reach);
    reach = new Map(reach);
    for (let k = -d; k <= d; k += 2) {
      const last = trace[d] as Map<number, number>;
      let x = isDown(last, k, d) ? at(last, k + 1) : at(last, k - 1) + 1;
      while (x < before.length && x - k < after.length && before[x] === after[x - k]) x += 1;
      reach.set(k, x);
      if (x >= before.length && x - k >= after.length) break search;
    }
  }
  const lines: Line[] = [];
  let [x, y] = [before.length, after.length];
  for (let d = trace.length - 1; d >= 0; d--) {
    const last = trace[d] as Map<number, number>;
    const k = x - y;
    const from = isDown(last, k, d) ? k + 1 : k - 1;
    const [fromX, fromY] = [at(last, from), at(last, from) - from];
    for (; x > Math.max(0, fromX) && y > Math.max(0, fromY); x--, y--)
      lines.push({ mark: " ", text: before[x - 1] as string });
    if (d === 0) break;
    if (x > fromX) lines.push({ mark: "-", text: before[--x] as string });
    else lines.push({ mark: "+", text: after[--y] as string });
  }
  return lines.reverse();
}
