/** How many lines around a change are shown. */
const context = 3;

type Line = readonly [sign: " " | "-" | "+", text: string];

/** What differs between two texts of a file, in the unified format that `patch` and `git apply` read. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const lines = lineChanges(splitLines(before), splitLines(after));
  const hunks: [first: number, last: number][] = [];
  for (const [at, [sign]] of lines.entries()) {
    const open = hunks.at(-1);
    if (sign === " ") continue;
    if (open && at - open[1] <= 2 * context) open[1] = at;
    else hunks.push([at, at]);
  }
  const parts = hunks.map(([first, last]) => {
    const from = Math.max(0, first - context);
    const shown = lines.slice(from, last + context + 1);
    const range = (other: "-" | "+") => {
      const count = (some: readonly Line[]) => some.filter(([sign]) => sign !== other).length;
      return `${count(lines.slice(0, from)) + (count(shown) > 0 ? 1 : 0)},${count(shown)}`;
    };
    const ended = shown.map(([sign, text]) =>
      text.endsWith("\n") ? sign + text : `${sign}${text}\n\\ No newline at end of file\n`,
    );
    return `@@ -${range("+")} +${range("-")} @@\n${ended.join("")}`;
  });
  return `--- ${file}\n+++ ${file}\n${parts.join("")}`;
}

const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The lines of two texts; what differs ends at the nearest line that both have. */
function lineChanges(before: readonly string[], after: readonly string[]): Line[] {
  const lines: Line[] = [];
  let [from, to] = [0, 0];
  const nextCommon = (): readonly [number, number] => {
    const [left, come] = [before.length - from, after.length - to];
    for (let both = 0; both < left + come; both++)
      for (let gone = Math.min(both, left - 1); gone >= 0 && both - gone < come; gone--)
        if (before[from + gone] === after[to + both - gone]) return [from + gone, to + both - gone];
    return [before.length, after.length];
  };
  while (from < before.length || to < after.length) {
    const [gone, come] = nextCommon();
    for (; from < gone; from++) lines.push(["-", `${before[from]}`]);
    for (; to < come; to++) lines.push(["+", `${after[to]}`]);
    if (from < before.length) lines.push([" ", `${before[from]}`]);
    [from, to] = [from + 1, to + 1];
  }
  return lines;
}
