import type * as z from "zod";
import { commas, labelled, say } from "../../../words/say.ts";
import { factsOf } from "../../schema/values/field-facts.ts";
import { fieldId } from "./field-id.ts";

/** What a field is for. */
export interface Described {
  description: string;
  /** What the panel calls it, and in a second line what else it says. */
  label: string;
}

/**
 * What a field is for, with the form and the slots that it has; undefined if nobody says it. Its name is the first words
 * of that, or stands beside it.
 *
 * @param own its description, where a kind of section is the owner's own.
 */
export function described(schema: z.ZodType, own?: string): Described | undefined {
  const id = own ? undefined : fieldId(schema);
  const { prose: { slots = [], optionalSlots = [] } = {}, note, control, isPage } = factsOf(schema);
  const said = own || (id && say(id));
  const sentences = [said, note && say(`fields.${note}`)].filter(Boolean);
  if (sentences.length === 0) return undefined;
  const all = [
    ...slots.map((slot) => `{${slot}}`),
    ...optionalSlots.map((slot) => say("fields.optional-slot", { slot: `{${slot}}` })),
  ];
  if (all.length > 0) sentences.push(say("fields.slots", { slots: commas(all) }));
  const words = sentences.join(" ");
  // A picker shows what a file says in its own form.
  const isPicked = isPage || control === "day" || control === "moment";
  const shown = isPicked ? said || words : words;
  return { description: words, label: labelled(shown, id ?? "") };
}
