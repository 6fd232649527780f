import { defineRule } from "../linting/define-rule.ts";
import { policyIds } from "../linting/policy-stamp.ts";
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
  check(context) {
    const { doubled, missing, ids } = policyIds(context) ?? {};
    if (!doubled || !missing || !ids) return;
    const [twin, lack] = [doubled[0], missing[0]];
    // A section that was copied, and its id with it.
    if (twin && lack && doubled.length === 1 && missing.length === 1) {
      context.report(twin, {
        message: `Another section has the id ${code(twin.value)} already, and none has ${code(lack.value)}.`,
        hint: `Did you mean ${code(lack.value)}?`,
      });
      return;
    }
    for (const id of doubled)
      context.report(id, {
        message: `Another section has the id ${code(id.value)} already.`,
        hint: "Give each section an id of its own; it is part of the section's address.",
      });
    for (const id of missing) {
      const meant = nearest(id.value, ids);
      context.report(id, {
        message: `The policy must have a section with the id ${code(id.value)}, and has none.`,
        hint:
          meant === undefined
            ? `Write the section, or mend its id; there are ${codes([...ids])}.`
            : `Is it the section ${code(meant)}? Give both the same id.`,
      });
    }
  },
});
