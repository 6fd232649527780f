import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { casesIn, expectParts, type Row } from "../../src/testing/hold-cases.ts";
import { lazy } from "../../src/words/memoize.ts";
import { checkContent } from "../disk/check-content.ts";
import { createRenderer } from "../testing/build/renderer.ts";
import { inWordsOf } from "../testing/in-words-of.ts";
import { someDaily } from "../testing/whole.ts";
import { Renditions } from "./pictures/renditions.ts";
import { readCheckedSite } from "./render/checked-content.ts";

/** A mistake in a file of a firm, what the check says of it, and what the page says once that is done. */
interface Followed extends Row {
  in: string;
  /** The passage that is other in the file. */
  right: string;
  wrong: string;
  says: string;
  /** The file as somebody has it who did what was said; by default `wrong` becomes `right` again. */
  followed: string;
  /** The page whose HTML is read. */
  page: string;
}

const directory = "e2e/firms/kilns";
const rows = casesIn<Followed[]>(import.meta.dirname, "followed-hints.test.yaml");

let renderer: Awaited<ReturnType<typeof createRenderer>>;
beforeAll(async () => {
  renderer = await createRenderer();
});
afterAll(() => renderer.close());

function checkWith(file: string, passage: string, instead: string) {
  const path = `${directory}/${file}`;
  const text = readFileSync(path, "utf8");
  expect(text).toContain(passage);
  const texts = new Map([[path, text.replace(passage, () => instead)]]);
  return checkContent({ directory, today: "2026-11-21", texts });
}

const errorsOf = ({ diagnostics }: Pick<ReturnType<typeof checkWith>, "diagnostics">) =>
  diagnostics.filter(({ severity }) => severity === "error");

// Each hint here once led to a page that said something else, with nothing left to find.
it.each(someDaily(rows, 4))("$what", async ({ wrong, right, says, followed, ...row }) => {
  vi.stubEnv("CONTENT_DIR", directory);
  const found = errorsOf(checkWith(row.in, right, wrong));
  expect(inWordsOf(found).map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    expect.stringContaining(says),
  ]);
  const after = checkWith(row.in, right, followed);
  expect(errorsOf(after)).toEqual([]);
  const onContent = () => [after, after] as [typeof after, typeof after];
  const { contents } = readCheckedSite({ check: lazy(() => after), onContent });
  const pages = await renderer.renderAll(contents[0], new Renditions(directory), row.page);
  // Spaces that end no line are others.
  expectParts(`${pages.get(row.page)}`.replaceAll("\u00a0", " "), row);
});
