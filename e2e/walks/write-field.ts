import type { Deed } from "./memory.ts";
import { type Person, unanswered } from "./person.ts";
import type { Step } from "./steps.ts";

/** Writes into a field of the contact form, behind or in place of what stands there. */
export async function writeField(
  { stage, seen, click }: Person,
  step: Extract<Step, { field: unknown }>,
): Promise<Deed | undefined> {
  const { keyboard } = stage.page;
  const { field } = step;
  if (!seen.form) return undefined;
  if (!(await click({ selector: `form:has(textarea[name=message]) [name=${field}]` })))
    return undefined;
  const hasFocus = (name: string) => document.activeElement?.getAttribute("name") === name;
  if (!(await stage.page.evaluate(hasFocus, field)))
    return unanswered("A press on a field does not bring the focus there.");
  const replaces = step.do === "replace" || step.do === "clear";
  const text = step.do === "clear" ? "" : step.text;
  await keyboard.press(replaces ? "ControlOrMeta+A" : "ControlOrMeta+End");
  if (step.do === "clear") await keyboard.press("Delete");
  else if (step.do === "type") await keyboard.type(text);
  else await keyboard.insertText(text);
  return { typed: [{ field, text, replaces }] };
}
