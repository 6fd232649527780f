import { join } from "node:path";
import { type Day, isDay } from "../../src/content/day.ts";
import { type Pages, pageSchemas } from "../../src/content/schema/pages.ts";
import { policyFingerprint, policySlots } from "../check/policy-fingerprint.ts";
import { displayPath } from "../check/read/files/display-path.ts";
import { readText } from "../check/read/files/read-text.ts";
import { type LocatedContent, loadContent } from "../check/read/load.ts";
import { readYaml } from "../check/read/read.ts";
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
  {
    date,
    today,
    terminal,
  }: { date?: string | undefined; today: Day; terminal?: Terminal | undefined },
) {
  const { located, diagnostics } = loadContent(directory);
  const key = located.pages.find(({ layout }) => layout === "privacy")?.key ?? "privacy";
  const path = join(directory, "pages", `${key}.yaml`);
  const file = displayPath(path);
  if (!located.pageKeys.includes(key))
    throw new Refusal(`There is no ${file}, and so no policy to date. Nothing was written.`);
  const { source, diagnostic } = readText(path, file);
  if (source === undefined || diagnostic !== undefined)
    throw new Refusal(`${file}: ${diagnostic?.message} ${diagnostic?.hint}`);
  const site = displayPath(join(directory, "site.yaml"));
  const slots = policySlots(located.site?.root);
  // The policy quotes values of site.yaml, so a mistake there would go into the fingerprint.
  if (slots === undefined || diagnostics.some((one) => one.file === site))
    throw new Refusal(`${site} ${unsound}`);
  const policy = policyIn(source.text, file, located);
  if (policy.fingerprint === policyFingerprint(policy, slots))
    throw new Refusal(
      `The policy's text is the one of ${policy.updated}, so its date stays. Nothing was written.`,
    );

  const given = date ?? (terminal === undefined ? today : undefined);
  const answers = await collect([dateField(policy, today)], { updated: given }, terminal);
  const updated = String(answers["updated"]);
  const fingerprint = policyFingerprint({ ...policy, updated }, slots);
  const dated = setValues(source.text, file, [
    { path: ["updated"], value: updated },
    { path: ["fingerprint"], value: fingerprint, after: "updated" },
  ]);
  writeFile(path, source.text, dated);
  return { path, updated };
}

const unsound = "has mistakes; mend those that `npm run content:check` names first.";

/** The policy's values. Its date and fingerprint may be invalid, because they are about to be replaced. */
function policyIn(text: string, file: string, { pages }: LocatedContent): Policy {
  const page = pages.find(({ layout }) => layout === "privacy");
  const { diagnostics, nothing } = readYaml({ file, text });
  const isReadable = diagnostics.length === 0 || nothing !== undefined;
  const { updated, fingerprint, ...rest } = { ...(page?.value as Partial<Policy>) };
  if (!isReadable || !pageSchemas.privacy.safeParse(rest).success)
    throw new Refusal(`${file} ${unsound}`);
  return { ...rest, updated, fingerprint } as Policy;
}

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
