import { dayNames, type Span, weekOf } from "../../src/content/hours.ts";
import type { Site } from "../../src/content/site.ts";
import type { ContentFiles, Readable } from "./content-file.ts";

/** What a text can take from the place where it is written: words, or the spans of a day, none of a closed one. */
export type Fact = string | readonly Span[];

/** Facts by the slots that texts have for them, such as `{price:kestrel-40}`. */
export type Facts = ReadonlyMap<string, Fact>;

/** A slot as a text may have it, with the full stop behind it. */
export const slotInText = /(\{[^{}]*\})(\.?)/g;

type Files = { site?: { root: Readable<Site> } | undefined } & Pick<ContentFiles, "products">;

/**
 * The facts of a language by their slots.
 *
 * @param source Of a translation, what it translates: a text that is not translated yet has the slots of its source.
 */
export function factsBySlot(own: Files, source: Files = own): Facts {
  const facts = new Map<string, Fact>();
  const add = (fact: Fact | undefined, ...name: (string | undefined)[]) => {
    const slot = `{${name.filter(Boolean).join(":")}}`;
    // A text that takes another is no fact, so that none leads to itself.
    if (fact !== undefined && !`${fact}`.includes("{") && !facts.has(slot)) facts.set(slot, fact);
  };
  const placesThere = placesOf(source);
  for (const [index, { name, phones = [], hours }] of placesOf(own).entries()) {
    const there = placesThere[index];
    for (const one of new Set([name, there?.name])) {
      add(phones[0]?.display, "phone", one);
      for (const [day, spans] of hours ? weekOf(hours).entries() : [])
        add(spans, "hours", one ? `${dayNames[day]} ${one}` : dayNames[day]);
    }
    for (const [at, { label, display }] of phones.entries())
      for (const one of [label, there?.phones?.[at]?.label]) if (one) add(display, "phone", one);
  }
  for (const { slug, root } of [...own.products, ...source.products])
    add(root.price, "price", slug);
  return facts;
}

/** The places of a site. The first, its `contact`, has no name. */
export function placesOf({ site }: Pick<Files, "site">) {
  const { contact } = site?.root ?? {};
  return contact ? [{ ...contact, name: undefined }, ...(contact.places ?? [])] : [];
}
