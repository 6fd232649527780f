import type { Words, WordsOfFile } from "./protocol.ts";

/** Words that are typed and not saved. They belong to a text: its place, and the words that it had. */
export interface Draft {
  words: string;
  /** What the file said when they were begun. */
  base: string;
  /** What the source of a translation said; it tells gaps apart. */
  source?: string | undefined;
  /** The places in the same list that had these words then; more than one where texts are the same. */
  twins: readonly string[];
}

/** By place. */
export type Drafts = Readonly<Record<string, Draft>>;

/** The words of a text; the sign for one that is still to be written is none of them. */
export const ownWords = ({ isGap, words }: Words): string => (isGap ? "" : words);

/** A place without the numbers of its entries, which change where one is added above. */
const shapeOf = (place: string) => place.replace(/\/\d+(?=\/|$)/g, "/");

function twinsOf(
  place: string,
  { base, source }: Pick<Draft, "base" | "source">,
  texts: readonly Words[],
): string[] {
  const same = texts.filter(
    (text) => ownWords(text) === base && shapeOf(text.place) === shapeOf(place),
  );
  const ofSource = same.filter((text) => text.source?.words === source);
  return (ofSource.length > 0 ? ofSource : same).map((text) => text.place).sort();
}

/** A draft of a text whose file has these texts now, and in its place what it is begun with. */
export function draftOf(
  text: Words,
  words: string,
  texts: readonly Words[],
  base = ownWords(text),
): Draft {
  const { place } = text;
  const begun = { base, source: text.source?.words };
  const twins = twinsOf(place, begun, texts);
  return { ...begun, words, twins: twins.includes(place) ? twins : [...twins, place].sort() };
}

/** Whether a draft is still of the text at its place; otherwise its words are gone from there, or are there twice. */
export function isSure(place: string, draft: Draft, texts: readonly Words[]): boolean {
  return String(twinsOf(place, draft, texts)) === String(draft.twins);
}

/** Drafts at the places where their texts are now, and the places from which some have moved. */
export function followed(drafts: Drafts, files: readonly WordsOfFile[]) {
  const texts = files.flatMap(({ words }) => words);
  const moved = new Map<string, string>();
  for (const [place, draft] of Object.entries(drafts)) {
    const [to, ...others] = twinsOf(place, draft, texts);
    if (draft.twins.length > 1 || others.length > 0) continue;
    if (to !== undefined && to !== place) moved.set(place, to);
  }
  // A place whose own draft stays takes no other.
  for (const [place, to] of moved) if (drafts[to] && !moved.has(to)) moved.delete(place);
  const entries = Object.entries(drafts).map(([place, draft]) => {
    const to = moved.get(place);
    return [to ?? place, to ? { ...draft, twins: [to] } : draft] as const;
  });
  return { drafts: Object.fromEntries(entries) as Drafts, moved };
}

/** Drafts after a place has been saved: it has the words of no other any more. */
export function without(drafts: Drafts, place: string): Drafts {
  return Object.fromEntries(
    Object.entries(drafts).map(([other, draft]) => {
      const twins = draft.twins.filter((one) => one === other || one !== place);
      return [other, { ...draft, twins }];
    }),
  );
}
