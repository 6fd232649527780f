import { placesOf } from "../schema/groups/contact-details.ts";
import { type DayPart, dayNames, weekOf } from "../schema/groups/opening-hours.ts";
import type { ContentFiles } from "./loaded-language.ts";

/** What a text can take from the place where it is written. */
export interface Fact {
  /** Words, or the hours of a day, of which a closed one has none. */
  value: string | readonly DayPart[];
  /** Values that it had. */
  formerly?: readonly string[] | undefined;
}

/** A slot as a text may have it, with the full stop behind it. */
export const slotInText = /(\{[^{}]*\})(\.?)/g;

/**
 * The facts of a language by the slots that texts have for them, such as `{price:kestrel-40}`.
 *
 * @param source Of a translation, what it translates: a text that is not translated yet has the slots of its source.
 */
export function factsBySlot(own: ContentFiles, source: ContentFiles): ReadonlyMap<string, Fact> {
  const facts = new Map<string, Fact>();
  const add = (kind: string, name: string | undefined, fact: Partial<Fact> = {}) => {
    const slot = name === undefined ? `{${kind}}` : `{${kind}:${name}}`;
    // A text that takes another is no fact, so that none leads to itself.
    const isFact = fact.value !== undefined && !`${fact.value}`.includes("{");
    if (isFact && !facts.has(slot)) facts.set(slot, fact as Fact);
  };
  const [places, placesThere] = [own, source].map(({ site }) => placesOf(site?.root.contact));
  for (const [index, place] of (places ?? []).entries()) {
    const { phones = [], hours } = place;
    const there = placesThere?.[index];
    const numbers = phones.map(({ display: value, formerly }) => ({ value, formerly }) as Fact);
    for (const name of new Set([nameOf(place), nameOf(there)])) {
      add("phone", name, numbers[0]);
      for (const [day, value] of hours ? weekOf(hours).entries() : [])
        add("hours", `${dayNames[day]} ${name ?? ""}`.trim(), { value });
    }
    for (const [at, { label }] of phones.entries())
      for (const one of [label, there?.phones?.[at]?.label])
        if (one) add("phone", one, numbers[at]);
  }
  for (const { slug, root } of [...own.products, ...source.products]) {
    const there = source.products.find((product) => product.slug === slug);
    const formerly = [root, there?.root].flatMap((one) => one?.formerly ?? []);
    add("price", slug, { value: root.price, formerly } as Fact);
  }
  return facts;
}

const nameOf = (place?: object) => (place && "name" in place ? `${place.name}` : undefined);
