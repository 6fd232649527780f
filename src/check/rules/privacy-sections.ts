import { defineRule } from "../linting/define-rule.ts";
import { nearest } from "../read/findings/nearest.ts";
import { code, codes } from "../read/findings/words.ts";

const section = (id: string, heading = "What we keep") => `  - id: ${id}
    heading: ${heading}
    paragraphs:
      - We keep nothing.`;

export const privacySections = defineRule({
  id: "privacy-sections",
  severity: "error",
  where: "privacy",
  summary: "A section of the policy that is required and missing, or there twice.",
  why: "Law and app stores ask for certain sections, and each is linked by its id.",
  mend: "Write the section, or mend the id in `required` or `sections`.",
  bad: `required:\n  - «retention»\nsections:\n${section("retentoin")}`,
  good: `required:\n  - retention\nsections:\n${section("retention")}`,
  alsoBad: [
    `required:\n  - one\nsections:\n${section("one")}\n${section("«one»", "Retention")}`,
    `required:\n  - one\n  - «two»\nsections:\n${section("one")}`,
  ],
  alsoGood: [`required:\n  - one\nsections:\n${section("two")}\n${section("one", "Retention")}`],
  check({ pages, report }) {
    const { sections, required } = pages.privacy ?? {};
    if (sections === undefined) return;
    const ids = new Set<string>();
    for (const { id } of sections) {
      if (id === undefined) return;
      if (ids.has(id.value))
        report(id, {
          message: `Another section has the id ${code(id.value)} already.`,
          hint: "Give each section an id of its own; it is part of the section's address.",
        });
      ids.add(id.value);
    }
    for (const id of required ?? []) {
      if (ids.has(id.value)) continue;
      const meant = nearest(id.value, ids);
      report(id, {
        message: `The policy must have a section with the id ${code(id.value)}, and has none.`,
        hint:
          meant === undefined
            ? `Write the section, or mend its id; there are ${codes([...ids])}.`
            : `Is it the section ${code(meant)}? Give both the same id.`,
      });
    }
  },
});
