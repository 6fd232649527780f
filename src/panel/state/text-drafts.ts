import type { EditableFile, EditableText, Finding } from "../protocol/editable-text.ts";
import { type PartChange, placeAfter } from "./in-turn.ts";

/** Typed text that is not saved. It belongs to the text at a place that said `base`. */
export interface Draft {
  text: string;
  /** What the file said when the draft was begun. */
  base: string;
  /** What the source of a translation said; it tells gaps apart. */
  source?: string | undefined;
  /** Places of its list whose texts were equal to `base`; none for a value of a form. */
  twins: readonly string[];
}

/** Drafts by the place of their text. */
export type Drafts = Readonly<Record<string, Draft>>;

/** What a text says; empty for a gap. */
export const writtenText = ({ isGap, text }: EditableText): string => (isGap ? "" : text);

/** A place without the numbers of its entries, which change where one is added above. */
const withoutIndexes = (place: string) => place.replace(/\/\d+(?=\/|$)/g, "/");

function placesOfEqualTexts(
  place: string,
  { base, source }: Pick<Draft, "base" | "source">,
  texts: readonly EditableText[],
): string[] {
  const same = texts.filter(
    (text) => writtenText(text) === base && withoutIndexes(text.place) === withoutIndexes(place),
  );
  const ofSource = same.filter((text) => text.source?.text === source);
  return (ofSource.length > 0 ? ofSource : same).map((text) => text.place).sort();
}

/** Creates a draft of a text. `texts` are those of its file. */
export function createDraft(
  text: EditableText,
  typed: string,
  texts: readonly EditableText[],
): Draft {
  const { place } = text;
  const begun = { base: writtenText(text), source: text.source?.text };
  const twins = placesOfEqualTexts(place, begun, texts);
  return { ...begun, text: typed, twins: twins.includes(place) ? twins : [...twins, place].sort() };
}

/** Creates a draft of a value of a form, which the file says. Where it is a text, it is the draft of that too. */
export const createFormDraft = (text: string, typed: string): Draft => ({
  ...{ text: typed, base: text === "…" ? "" : text, twins: [] },
});

/** Whether somebody else has changed the value of a form since its draft was begun. */
export const isOvertaken = (draft: Draft | undefined, text: string): boolean =>
  draft !== undefined && draft.base !== createFormDraft(text, "").base;

/** Whether a draft still belongs to the text at its place. Otherwise that text is gone, or there are two of it. */
export function isUnambiguous(
  place: string,
  draft: Draft,
  texts: readonly EditableText[],
): boolean {
  const isThere = (text: EditableText) => text.place === place && writtenText(text) === draft.base;
  if (draft.twins.length === 0) return texts.some(isThere);
  return String(placesOfEqualTexts(place, draft, texts)) === String(draft.twins);
}

/** Moves drafts to where their texts are now. `moved` maps former places to present ones. */
export function moveDrafts(drafts: Drafts, files: readonly EditableFile[]) {
  const texts = files.flatMap(({ texts }) => texts);
  const moved = new Map<string, string>();
  for (const [place, draft] of Object.entries(drafts)) {
    const [to, ...others] = placesOfEqualTexts(place, draft, texts);
    if (draft.twins.length !== 1 || others.length > 0) continue;
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

/** Drafts after a change of entries or parts, each where its text is then. `files` are as they are then. */
export function draftsAfter(
  drafts: Drafts,
  change: PartChange,
  files: readonly EditableFile[],
): Drafts {
  const texts = files.flatMap((one) => one.texts);
  const entries = Object.entries(drafts).flatMap(([place, draft]) => {
    const to = placeAfter(place, change);
    // Rows that are added may stand in place of this one, and then the draft says what it belonged to.
    if (to === undefined && change.action === "add") return [[place, draft] as const];
    if (to === undefined) return [];
    const twins = draft.twins.length > 0 ? placesOfEqualTexts(to, draft, texts) : [];
    return [[to, twins.includes(to) ? { ...draft, twins } : draft] as const];
  });
  return Object.fromEntries(entries);
}

/** Drafts after a place has been saved: its text no longer equals the others. */
export function removeTwin(drafts: Drafts, place: string): Drafts {
  return Object.fromEntries(
    Object.entries(drafts).map(([other, draft]) => {
      const twins = draft.twins.filter((one) => one === other || one !== place);
      return [other, { ...draft, twins }];
    }),
  );
}

/** What is certainly meant by texts with an error, by their places; undefined if that is not known of each error. */
export function meantTexts(findings: readonly Finding[]): Map<string, string> | undefined {
  const errors = findings.filter(({ severity }) => severity === "error");
  const meant = errors.flatMap(({ place = "", fixed }) =>
    place === "" || fixed === undefined ? [] : [[place, fixed] as const],
  );
  const texts = new Map(meant);
  return texts.size === errors.length ? texts : undefined;
}
