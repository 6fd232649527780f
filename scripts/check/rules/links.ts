import { isEnglish } from "../../../src/content/direction-of.ts";
import { contentLinks } from "../linting/content-links.ts";
import type { Undated } from "../linting/rule-context.ts";

const empty =
  /^(?:(?:please )?(?:click|press|tap)(?: (?:here|this|now))?|here|(?:read |learn |see |find out )?more|link|this(?: (?:link|page))?|details|go)\W*$/i;

export function checkLinkText(context: Undated): void {
  if (!isEnglish(context.site?.language?.value ?? "")) return;
  for (const { words } of contentLinks(context))
    if (words !== undefined && empty.test(words.value.trim()))
      context.report(words, {
        message: `"${words.value.trim()}" does not say where the link leads.`,
        hint: "Name what is behind it, such as About us.",
      });
}
