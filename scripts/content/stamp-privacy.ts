import { join } from "node:path";
import { type Day, isDay } from "../../src/content/day.ts";
import { type Pages, pageSchemas } from "../../src/content/schema/pages.ts";
import { policyFingerprint, policySlots } from "../check/policy-fingerprint.ts";
import { displayPath } from "../check/read/files/display-path.ts";
import { loadContent } from "../check/read/load.ts";
import { Refusal } from "../check/refusal.ts";
import { setValues } from "./edit/edit-values.ts";
import { collect, type Terminal } from "./prompts.ts";
import { writeFile } from "./write-file.ts";

type Policy = Pages["privacy"];

/**
 * Sets the date of a privacy policy whose text has changed, and the fingerprint of that text.
 *
 * @param date the day. If undefined, the person at the terminal is asked; without a terminal it is today.
 * @returns the path of the policy's file, and its new date.
 * @throws Refusal if there is no policy, its text has not changed since its date, or the date is invalid.
 */
export async function stampPrivacy(
  directory: string,
  today: Day,
  date: string | undefined,
  terminal: Terminal | undefined,
) {
  const { located, diagnostics } = loadContent(directory);
  const page = located.pages.find(({ layout }) => layout === "privacy");
  const key = page?.key ?? "privacy";
  const path = join(directory, "pages", `${key}.yaml`);
  const file = displayPath(path);
  if (!located.pageKeys.includes(key))
    throw new Refusal(`There is no ${file}, and so no policy to date. Nothing was written.`);
  const site = displayPath(join(directory, "site.yaml"));
  const slots = policySlots(located.site?.root);
  // The policy quotes values of site.yaml, so a mistake there would go into the fingerprint.
  if (slots === undefined || diagnostics.some((one) => one.file === site))
    throw new Refusal(`${site} ${unsound}`);
  // The date and the fingerprint may be invalid, because they are about to be replaced.
  const { updated: _, fingerprint: __, ...text } = { ...(page?.value as Partial<Policy>) };
  if (page === undefined || !pageSchemas.privacy.safeParse(text).success)
    throw new Refusal(`${file} ${unsound}`);
  const policy = page.value as Policy;
  if (policy.fingerprint === policyFingerprint(policy, slots))
    throw new Refusal(
      `The policy's text is the one of ${policy.updated}, so its date stays. Nothing was written.`,
    );

  const given = date ?? (terminal === undefined ? today : undefined);
  const answers = await collect([dateField(policy, today)], { updated: given }, terminal);
  const updated = String(answers["updated"]);
  const fingerprint = policyFingerprint({ ...policy, updated }, slots);
  const source = page.file.text;
  const dated = setValues(source, file, [
    { path: ["updated"], value: updated },
    { path: ["fingerprint"], value: fingerprint, after: "updated" },
  ]);
  writeFile(path, source, dated);
  return { path, updated };
}

const unsound = "has mistakes; mend those that `npx faircopy check` names first.";

function dateField({ updated }: Policy, today: Day) {
  return {
    key: "updated",
    flag: "--date",
    question: "Day from which the changed policy holds.",
    schema: pageSchemas.privacy.shape.updated
      .unwrap()
      .refine(
        (day) => !isDay(day) || day <= today,
        `That day is in the future. Write ${today} or an earlier day.`,
      )
      .refine(
        (day) => !isDay(day) || updated === undefined || !isDay(updated) || day >= updated,
        `The policy has a later date already. Write ${updated} or a later day.`,
      ),
    fallback: today,
  };
}
