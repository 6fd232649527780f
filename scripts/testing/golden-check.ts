import type { UnsentFiles } from "../../src/engine/check/rule-context.ts";
import type { Diagnostic } from "../../src/engine/diagnostic.ts";
import { type CheckOptions, checkContent } from "../disk/check-content.ts";
import { assembleContent, type ExampleContent } from "./files/example-content.ts";
import { checkInMemory, inTheirWords } from "./files/memory-content.ts";
import { exampleDay } from "./fixture.ts";
import { type GoldenCase, goldenFiles, readGolden } from "./golden.ts";

/** What a case checks: all files of a content folder, or those of a firm that are other. */
export interface GoldenInput extends Pick<ExampleContent, "firm" | "files"> {
  only?: readonly string[];
  /** What Git does not send, as a line of the case says. */
  unsent?: UnsentFiles;
}

/** What the lines of a case say of files that Git ignores. */
function unsentIn(text: string): UnsentFiles | undefined {
  const files = [...text.matchAll(/^(content\/[^\s,]+),.* which Git ignores$/gm)];
  const slots = { place: ".gitignore:2", pattern: "*.pdf" };
  return files.length === 0
    ? undefined
    : new Map(files.map(([, file = ""]) => [file, { why: "ignored", slots: { ...slots, file } }]));
}

/** The day on which the firms of the tests are sound. */
const firmDay = "2026-11-21";

/** What is found in a firm as it is, which is no business of a case. */
const anyway = new Map<string, ReadonlySet<string>>();

const diagnosticLine = ({ file, rule, message }: Diagnostic) => `${file} ${rule} ${message}`;

export function inputOf(one: GoldenCase): GoldenInput & ExampleContent {
  const unsent = unsentIn(one.written);
  const only = one.only && { only: one.only };
  return { ...assembleContent(one.parts), ...only, ...(unsent && { unsent }) };
}

/** What the check finds in a case, on the day of its content. */
export function checkGolden(
  { firm, files, only, unsent }: GoldenInput,
  options: CheckOptions = {},
): Diagnostic[] {
  const rules = only && { only };
  if (firm === undefined)
    return checkInMemory(files, { today: exampleDay, unsent, ...rules, ...options }).diagnostics;
  const directory = `e2e/firms/${firm}`;
  const settings = { directory, today: firmDay, ...rules, ...options } as const;
  const known =
    anyway.get(firm) ??
    new Set(checkContent({ directory, today: firmDay }).diagnostics.map(diagnosticLine));
  anyway.set(firm, known);
  const texts = Object.entries(files).map(([file, text]) => [`${directory}/${file}`, `${text}`]);
  const { diagnostics } = checkContent({
    ...settings,
    texts: new Map(texts as [string, string][]),
  });
  return inTheirWords(diagnostics.filter((finding) => !known.has(diagnosticLine(finding))));
}

/** All cases of all golden files, each with a name. */
export function goldenInputs(): [name: string, input: GoldenInput][] {
  return goldenFiles().flatMap((file) =>
    readGolden(file).map((one, place): [string, GoldenInput] => {
      const { texts: _, ...input } = inputOf(one);
      return [`${file} ${place + 1} ${one.title}`, input];
    }),
  );
}
