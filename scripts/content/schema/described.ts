import type { FieldFacts } from "../../../src/content/field-facts.ts";
import { commas, say } from "../../../src/content/say.ts";
import { firstKnown } from "../messages.ts";

/** What a field is for, in the language of the person. */
export interface Described {
  description: string;
  /** What the panel calls it, and in a second line what else it says. */
  label: string;
}

/**
 * The words of a description: of the ids in it, each of which is a sentence or two, and of the slots of a text. Its name
 * is its first words, or stands beside it.
 *
 * @param description ids of messages; words, where a kind of section is the owner's own.
 */
export function described(description: string, { prose }: FieldFacts): Described {
  const ids = description
    .split(" ")
    .map((id) => firstKnown([`fields.${id}.name`, `fields.${id}`]) ?? "");
  if (ids.includes("")) return named(description);
  const sentences = ids.map((id) => say(id.replace(/\.name$/, ".help")));
  const { slots = [], optionalSlots = [] } = prose ?? {};
  const all = [
    ...slots.map((slot) => `{${slot}}`),
    ...optionalSlots.map((slot) => say("fields.optional-slot", { slot: `{${slot}}` })),
  ];
  if (all.length > 0) sentences.push(say("fields.slots", { slots: commas(all) }));
  const [first = ""] = ids;
  return named(sentences.join(" "), first.endsWith(".name") ? say(first) : undefined);
}

/** Up to the first sign that ends a name, in any script. */
const firstWords = /^[^.,:;،؛。、：।]*/;

function named(description: string, own?: string): Described {
  const [first] = firstWords.exec(description) ?? [];
  const name = own ?? `${first}`;
  const isInside = description.startsWith(name);
  const rest = isInside
    ? description.slice(name.length).replace(/^[^\p{L}\p{N}`"'«„“{<]+/u, "")
    : description;
  const help = rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
  return { description, label: help === "" ? name : `${name}\n${help}` };
}
