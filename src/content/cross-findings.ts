import type { Diagnostic } from "./diagnostic.ts";
import { nearest } from "./findings/nearest.ts";
import { code, codes } from "./findings/words.ts";
import type { Path, YamlFile } from "./read.ts";
import type { Pages } from "./schema/pages.ts";
import type { Product } from "./schema/product.ts";
import type { Site } from "./schema/site.ts";

/** A file that fits its schema. */
export interface CheckedFile<Value> {
  data: Value;
  file: YamlFile;
}

/** The files that are looked at together, as far as they fit their schemas. */
export interface CrossChecked {
  site?: CheckedFile<Site>;
  privacy?: CheckedFile<Pages["privacy"]>;
  products: CheckedFile<Product>[];
}

/** Finds what no schema of one value can see and no page can be built from. */
export function crossFindings({ site, privacy, products }: CrossChecked): Diagnostic[] {
  return [
    ...(privacy ? sectionFindings(privacy) : []),
    ...(site ? waitlistFindings(site, products) : []),
  ];
}

/** Sections are found by their ids: each only once, and all that the policy itself requires. */
function sectionFindings({ data, file }: CheckedFile<Pages["privacy"]>): Diagnostic[] {
  const rule = "privacy-sections";
  const findings: Diagnostic[] = [];
  const ids = new Set<string>();
  for (const [index, { id }] of data.sections.entries()) {
    if (ids.has(id))
      findings.push(
        error(file, ["sections", index, "id"], rule, {
          message: `Another section has the id ${code(id)} already.`,
          hint: "Give each section an id of its own; it is part of the section's address.",
        }),
      );
    ids.add(id);
  }
  for (const [index, id] of data.required.entries()) {
    if (ids.has(id)) continue;
    const meant = nearest(id, ids);
    findings.push(
      error(file, ["required", index], rule, {
        message: `The policy must have a section with the id ${code(id)}, and has none.`,
        hint:
          meant === undefined
            ? `Write the section, or mend its id; there are ${codes([...ids])}.`
            : `Is it the section ${code(meant)}? Give both the same id.`,
      }),
    );
  }
  return findings;
}

/** An open waitlist offers a link to a support address. */
function waitlistFindings(
  site: CheckedFile<Site>,
  products: readonly CheckedFile<Product>[],
): Diagnostic[] {
  const open = products.find(({ data }) => data.waitlist === "open");
  if (open === undefined || site.data.contact.supportEmail !== undefined) return [];
  return [
    error(open.file, ["waitlist"], "waitlist-fallback", {
      message: "An open waitlist needs a support address, and the site has none.",
      hint: `Add \`supportEmail:\` under \`contact:\` in ${site.file.file}, or write \`closed\` here.`,
    }),
  ];
}

function error(
  file: YamlFile,
  path: Path,
  rule: string,
  words: { message: string; hint: string },
): Diagnostic {
  const range = file.valueRange(path) ?? file.range(0, 0);
  return { file: file.file, ...range, rule, severity: "error", ...words };
}
