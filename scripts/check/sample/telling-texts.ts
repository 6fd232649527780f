import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { isParticular } from "../../../src/content/layouts.ts";
import { pageDrawings, stationDrawings } from "../linting/asset-uses.ts";
import type { ContentContext } from "../linting/rule-context.ts";
import { type Placed, place } from "../read/located.ts";
import type { YamlFile } from "../read/read.ts";
import { dotted } from "../text/dotted.ts";

/** What a text is to the firm: a fact that holds of it alone, its own words, or those of a control. */
export type TextKind = "fact" | "own" | "control";

/** A text, or several that state one fact together, as the sample and a firm's content both have it. */
export interface TellingText {
  kind: TextKind;
  at: Placed;
  text: string;
  /** File and keys as the sample has them, whatever a page is called: `site.yaml company.name`. */
  key: string;
  /** Whether it is the name of a firm or a product, which is the same in every language. */
  isName: boolean;
}

/** The fewest words that two firms do not write alike by chance. */
const fewestWords = 4;

// What stands on each page and each control, and says nothing of the firm.
const ofControls =
  /^site\.yaml (interface|header|footer)|^pages\/not-found|^pages\/contact\.yaml (form|outcome|details|map|bubble\.(pause|play))|^pages\/products\.yaml (card|waitlist)|^pages\/accessibility\.yaml (contents|lastUpdated|tests\.(labels|outcomes|records)|conformance\.claims)|^pages\/privacy\.yaml (contents|lastUpdated|contact)/;
const ofFacts =
  /^site\.yaml company|^products\/|^pages\/privacy\.yaml (description|intro|sections)/;

/** Found once for each content, by its texts: several rules ask. */
const known = new WeakMap<ContentContext["prose"], readonly TellingText[]>();

/** All texts for people in content, and the facts that several values state together. */
export function tellingTexts(context: ContentContext): readonly TellingText[] {
  const found = known.get(context.prose) ?? tellingIn(context);
  known.set(context.prose, found);
  return found;
}

function tellingIn(context: ContentContext): TellingText[] {
  const { site, pages, everyPage, prose } = context;
  const sampleNames = new Map(
    everyPage.flatMap(({ layout, root }) =>
      isParticular(layout) ? [[root[place].file, `pages/${layout}.yaml`]] : [],
    ),
  );
  const keyOf = (at: Placed) => {
    const { file, path } = at[place];
    return `${sampleNames.get(file) ?? nameOf(file)} ${dotted(path)}`;
  };
  const texts = prose.map((at): TellingText => {
    const key = keyOf(at);
    const isName = /^name$|^shortName$/.test(at.key) && !ofControls.test(key);
    return { kind: kindOf(key), at, text: at.value, key, isName };
  });
  const facts: [Placed, string][] = [];
  const { address, place: spot } = site?.contact ?? {};
  // Drawings, which stand for the firm as its name does.
  const { logo } = site?.company ?? {};
  if (logo?.path) facts.push([logo, logo.path.value]);
  for (const { target, asset } of [...pageDrawings(context), ...stationDrawings(context)])
    if (asset) facts.push([target, readFileSync(asset.path, "utf8")]);
  if (address) facts.push([address, address.map(({ value }) => value).join("\n")]);
  if (spot) facts.push([spot, `${spot.latitude?.value}, ${spot.longitude?.value}`]);
  // A test that was run again, on another day, is a fact of its own, in whatever words.
  for (const record of pages.accessibility?.tests?.records ?? [])
    if ("date" in record && record.date)
      facts.push([record, `${record.what?.value}, ${record.date.value}`]);
  for (const [at, text] of facts)
    texts.push({ kind: "fact", at, text, key: keyOf(at), isName: false });
  return texts;
}

/** Whether a text is so much the firm's own that another would not write it by chance. */
export function isTelling(telling: TellingText): boolean {
  const { kind, text, key, isName } = telling;
  const isShortFact =
    kind === "fact" && (isName || /\.?tagline$/.test(key) || !standsThere(telling));
  return isShortFact || wordsIn(text) >= fewestWords;
}

/** Whether a text is what is written at its place, and not what several values or a file there say. */
export function standsThere({ at, text }: Pick<TellingText, "at" | "text">): boolean {
  return "value" in at && at.value === text;
}

/** How many words a text has, without its slots. */
export function wordsIn(text: string): number {
  const words = text.replaceAll(/\{[a-z]+\}/g, " ").split(/\s+/);
  return words.filter((word) => /\p{L}/u.test(word)).length;
}

/** A short mark of a text, the same however its lines are wrapped. */
export function markOf(text: string): string {
  const words = text.replaceAll(/\s+/g, " ").trim();
  return createHash("sha256").update(words).digest("hex").slice(0, 12);
}

function kindOf(key: string): TextKind {
  if (ofControls.test(key)) return "control";
  return ofFacts.test(key) ? "fact" : "own";
}

function nameOf({ file }: Pick<YamlFile, "file">): string {
  const [name = file] = /(?:(?:pages|products)\/)?[^/]+$/.exec(file) ?? [];
  return name;
}
