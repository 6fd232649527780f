import type { FieldFacts } from "../../../src/content/field-facts.ts";
import { commas, labelled, say } from "../../../src/content/say.ts";
import { hasMessage, labelFrom } from "../messages.ts";

/** What a field is for. */
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
  const ids = description.split(" ").map((id) => `fields.${id}`);
  if (!ids.every(hasMessage)) return { description, label: labelFrom(description) };
  const sentences = ids.map((id) => say(id));
  const { slots = [], optionalSlots = [] } = prose ?? {};
  const all = [
    ...slots.map((slot) => `{${slot}}`),
    ...optionalSlots.map((slot) => say("fields.optional-slot", { slot: `{${slot}}` })),
  ];
  if (all.length > 0) sentences.push(say("fields.slots", { slots: commas(all) }));
  const words = sentences.join(" ");
  return { description: words, label: labelled(words, `${ids[0]}`) };
}
