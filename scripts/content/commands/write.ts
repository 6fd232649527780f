import { Option } from "commander";
import type { generalLayouts } from "../../../src/content/layouts.ts";
import { type CheckOptions, type CheckResult, checkContent } from "../../check/check.ts";
import { displayPath } from "../../check/read/files/display-path.ts";
import { pretty } from "../../check/reporters/pretty.ts";
import { countSeverities } from "../../check/reporters/results.ts";
import { counted } from "../../check/text/counted.ts";
import { wantsColour } from "../../check/text/wants-colour.ts";
import { identityFields } from "../identity/identity-fields.ts";
import { init } from "../identity/init.ts";
import { sampleLeft } from "../identity/old-words.ts";
import { directoryOf, type Flags, todayOf } from "../options.ts";
import { exitCodeOf, layout } from "../outcome.ts";
import { newPage } from "../pages/new-page.ts";
import { pageFields } from "../pages/page-fields.ts";
import { renamePage } from "../pages/rename-page.ts";
import { newProduct } from "../products/new-product.ts";
import { productFields } from "../products/product-fields.ts";
import { type Asker, askerAt } from "../prompts/asker.ts";
import type { Field, Given } from "../prompts/collect.ts";
import { stampPrivacy } from "../stamp-privacy.ts";

/** So many errors are shown with their lines; more are counted. */
const fewErrors = 5;

/** What a command has written: sentences about it, and what of the content the check is to judge. */
interface Written extends Pick<CheckOptions, "paths" | "today"> {
  said: readonly string[];
  /** Whether of what the check says only errors are shown, and the rest is counted. */
  isBrief?: true;
}

/**
 * Does the work of a command that writes content, and may ask the person at the terminal, if one sits
 * there. Prints what it says, and then what the check says.
 */
async function writing(
  flags: Flags,
  work: (directory: string, asker: Asker | undefined) => Promise<Written>,
): Promise<number> {
  const directory = directoryOf(flags);
  const asker = askerAt({ input: process.stdin, output: process.stderr });
  try {
    const { said, isBrief, ...written } = await work(directory, asker);
    process.stdout.write(`${said.join("\n")}\n`);
    const result = checkContent({ directory, ...written });
    process.stdout.write(isBrief ? brief(result) : pretty(result, layout()));
    return exitCodeOf(result);
  } finally {
    asker?.close();
  }
}

/** What the check says of a whole site, in few lines. */
function brief(result: CheckResult): string {
  const { error, warning, info: remark } = countSeverities(result);
  if (warning + remark === 0 && error <= fewErrors) return pretty(result, layout());
  const found = Object.entries({ error, warning, remark }).filter(([, count]) => count > 0);
  const kinds = found.map(([kind, count]) => counted(count, kind));
  const errors = result.diagnostics.filter(({ severity }) => severity === "error");
  const isShown = error > 0 && error <= fewErrors;
  return [
    ...(isShown ? [pretty({ ...result, diagnostics: errors }, layout())] : []),
    ...sampleLeft(result).map((line) => `${line}\n`),
    `The check has ${kinds.join(", ")}: \`npm run content:check\` lists them.\n`,
  ].join("");
}

/** Writes the file of a new page. */
export function newPageCommand(
  name: string,
  flags: Flags & { layout: (typeof generalLayouts)[number] },
): Promise<number> {
  return writing(flags, async (directory, asker) => {
    const given = givenBy(flags, pageFields());
    return wrote(await newPage(directory, name, flags.layout, given, asker));
  });
}

/** Writes the file of a new product. */
export function newProductCommand(slug: string, flags: Flags): Promise<number> {
  return writing(flags, async (directory, asker) =>
    wrote(await newProduct(directory, slug, givenBy(flags, productFields()), asker)),
  );
}

function wrote(path: string): Written {
  return { paths: [path], said: [`Wrote ${displayPath(path)}.`] };
}

/** Gives a page another name. */
export function renamePageCommand(from: string, to: string, flags: Flags): Promise<number> {
  return writing(flags, async (directory) => ({
    said: renamePage(directory, from, to),
    isBrief: true,
  }));
}

/** Dates the privacy policy. */
export function stampCommand(flags: Flags & { date?: string }): Promise<number> {
  return writing(flags, async (directory, asker) => {
    const today = todayOf(flags);
    const { path, updated } = await stampPrivacy(directory, { date: flags.date, today, asker });
    return { paths: [path], today, said: [`Dated ${displayPath(path)}: ${updated}.`] };
  });
}

/** Makes the site somebody's own. */
export function initCommand(flags: Flags & { force?: true }): Promise<number> {
  return writing(flags, async (directory, asker) => {
    const stream = asker === undefined ? process.stdout : process.stderr;
    const colour = wantsColour(process.env, stream.isTTY);
    const given = givenBy(flags, identityFields());
    const result = await init(directory, { ...flags, given, asker, colour });
    const leftover = result.wasSample ? "Still sample data" : "Still as before";
    const done = [
      ...result.deleted.map((file) => `Deleted ${file}.`),
      ...result.written.map((file) => `Wrote ${file}.`),
    ];
    const said = [
      ...(done.length > 0 ? done : ["Nothing to change."]),
      ...result.said,
      ...result.left.map((place) => `${leftover}: ${place}`),
    ];
    return { today: todayOf(flags), said, isBrief: true };
  });
}

/** What flags say of fields. */
function givenBy(flags: object, fields: readonly Field[]): Given {
  const said = flags as Given;
  return Object.fromEntries(
    fields.map(({ key, flag }) => [key, said[new Option(flag).attributeName()]]),
  );
}
