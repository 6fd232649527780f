import { type ContentLink, contentLinks, fileOf } from "../linting/content-links.ts";
import { defineRule } from "../linting/define-rule.ts";
import { place } from "../read/located.ts";

export const linkDuplicate = defineRule({
  id: "link-duplicate",
  severity: "error",
  where: "home",
  summary: "Two links of a page with the same words and different targets.",
  why: "Whoever hears only the words cannot tell the two apart.",
  mend: "Give each target its own words, or both links the same target.",
  bad: `hero:
  primary:
    text: Get started
    page: contact
  secondary:
    text: «Get started»
    page: about`,
  good: `hero:
  primary:
    text: Get started
    page: contact
  secondary:
    text: Book a demo
    page: about`,
  alsoGood: [
    "hero:\n  primary:\n    text: Get started\n    page: about\n  secondary:\n    text: Get started\n    page: about",
  ],
  check(context) {
    const links = contentLinks(context).filter(({ words }) => words !== undefined);
    const { site } = context;
    const shared = site ? links.filter((link) => fileOf(link) === site[place].file.file) : [];
    const sharedWords = new Map<string, ContentLink>();
    reportTwins(shared, sharedWords);
    for (const [file, own] of byFile(links))
      if (file !== site?.[place].file.file) reportTwins(own, new Map(sharedWords));

    function reportTwins(of: readonly ContentLink[], seen: Map<string, ContentLink>): void {
      for (const link of of) {
        const words = (link.words?.value ?? "").trim().toLowerCase();
        const twin = seen.get(words);
        seen.set(words, twin ?? link);
        if (twin === undefined || twin.address === link.address || link.words === undefined)
          continue;
        const { line } = twin.target[place].file.valueRange(twin.target[place].path)?.start ?? {};
        context.report(link.words, {
          message: `A link with these words leads to ${twin.address}, this one to ${link.address}.`,
          hint: `Change the words of one; the other stands in ${fileOf(twin)}, line ${line}.`,
        });
      }
    }
  },
});

function byFile(links: readonly ContentLink[]): Map<string, ContentLink[]> {
  const groups = new Map<string, ContentLink[]>();
  for (const link of links) {
    const group = groups.get(fileOf(link)) ?? [];
    group.push(link);
    groups.set(fileOf(link), group);
  }
  return groups;
}
