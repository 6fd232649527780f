import { type Stamps, stateOf } from "../read/translations/stamps.ts";
import type { TranslatedFile } from "../read/translations/translated-file.ts";
import { counted } from "../text/counted.ts";
import { displayWidth } from "../text/display-width.ts";
import type { Results } from "./results.ts";

/** Files of one state are counted together where there are more than these. */
const mostRows = 40;

/** Which file is whole in which language; nothing for a site of one language. */
export function languageTable({
  translations = [],
  sourceFiles = [],
  diagnostics,
}: Results): string[] {
  if (translations.length === 0) return [];
  const faulty = new Set(
    diagnostics.filter(({ severity }) => severity === "error").map(({ file }) => file),
  );
  const columns = translations.map(({ file: folder, files, stamps }) => {
    const byName = new Map(files.map((file) => [file.name, file]));
    return (name: string) =>
      faulty.has(`${folder}/${name}`) ? "has errors" : cell(byName.get(name), stamps);
  });
  const rows = sourceFiles.map((name) => [name, ...columns.map((cellOf) => cellOf(name))]);
  const isWhole = (row: readonly string[]) => row.slice(1).every((state) => state === "whole");
  const shown = rows.length > mostRows ? rows.filter((row) => !isWhole(row)) : rows;
  const whole = rows.length - shown.length;
  const more = shown.length - mostRows;
  const table = [["", ...translations.map(({ tag }) => tag)], ...shown.slice(0, mostRows)];
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((row) => displayWidth(row[column] ?? ""))),
  );
  const lines = table.map((row) =>
    row
      .map((text, column) => text + " ".repeat((widths?.[column] ?? 0) - displayWidth(text)))
      .join("  ")
      .trimEnd(),
  );
  if (more > 0) lines.push(`… and ${counted(more, "more file")}`);
  if (whole > 0) lines.push(`${counted(whole, "file")}: whole in each language`);
  return lines;
}

/** The state of a file in a language, in words. */
function cell(file: TranslatedFile | undefined, stamps: Stamps = {}): string {
  if (!file) return "–";
  const stale = file.pairs.filter((pair) => stateOf(file, pair, stamps) !== "fresh").length;
  const missing = file.missing.length;
  if (missing + stale === 0) return "whole";
  return [missing && `${missing} missing`, stale && `${stale} stale`].filter(Boolean).join(", ");
}
