import { beforeAll } from "vitest";
import { type Migration, migrations } from "../../../src/engine/schema/migrations.ts";

const topic = "sections[passages].items[].topic";
const invented: readonly Migration[] = [
  { in: "sections", from: topic, to: "sections[passages].items[].heading" },
  { in: "product", from: "state", to: "status", values: { soon: "planned" } },
  { in: "product", from: "waitlist", values: { true: "open", false: "closed" } },
  { in: "product", from: "colour" },
  { in: "site", from: "mail.address", to: "contact.email" },
  { in: "site", from: "rules.double-space", to: "rules.spaces" },
  { in: "site", from: "rules.whims" },
  { in: "contact", from: "words.form.send", to: "words.form.submit" },
  { in: "contact", from: "words.form.incomplete", to: "words.form.reasons.missing" },
  { in: "contact", from: "words.form.privacy", to: "words.form.privacy.mailto" },
];

/** Has the check, `fix` and the panel take some keys, values and rules for renamed ones. */
export function inventRenames(): void {
  beforeAll(() => {
    const all = migrations as Migration[];
    const own = all.splice(0, all.length, ...invented);
    return () => void all.splice(0, all.length, ...own);
  });
}
