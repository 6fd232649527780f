import type { FieldFacts } from "../../src/content/facts.ts";
import { commas, say } from "../../src/content/say.ts";
import { hasMessage } from "./messages.ts";

/** What a field is for, in the language of the person. */
export interface Described {
  description: string;
  /** The same, after its name where the panel calls the field otherwise than by the first words. */
  label: string;
}

/**
 * The words of a description: of the ids in it, each of which is a sentence or two, and of the slots of a text.
 *
 * @param description ids of messages; words, where a kind of section is the owner's own.
 */
export function described(description: string, { prose }: FieldFacts): Described {
  const ids = description.split(" ");
  const isNamed = (id = "") => hasMessage(`fields.${id}.name`);
  if (!ids.every((id) => isNamed(id) || hasMessage(`fields.${id}`)))
    return { description, label: description };
  const sentences = ids.map((id) => (isNamed(id) ? say(`fields.${id}.help`) : say(`fields.${id}`)));
  const { slots = [], optionalSlots = [] } = prose ?? {};
  const all = [
    ...slots.map((slot) => `{${slot}}`),
    ...optionalSlots.map((slot) => say("fields.optional-slot", { slot: `{${slot}}` })),
  ];
  if (all.length > 0) sentences.push(say("fields.slots", { slots: commas(all) }));
  const whole = sentences.join(" ");
  const [first] = ids;
  const name = isNamed(first) ? `${say(`fields.${first}.name`)}: ` : "";
  return { description: whole, label: name + whole };
}
