import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { policyFingerprint } from "../../src/check/policy-fingerprint.ts";
import type { Pages } from "../../src/content/schema/pages.ts";
import { contentFolder, products as firstProducts, pageContent, pages, site } from "./content.ts";

/** Keys whose values are facts, not words: pages, drawings, numbers, choices and dates. */
const factKeys = new Set([
  ...["page", "startPage", "icon", "id", "required", "viewBox", "path", "number", "eta", "updated"],
  ...["badgeVariant", "waitlist", "method", "language", "direction", "status", "outcome"],
  ...["layout", "kind", "load", "for", "file", "drawings"],
]);

/** Content with the shape of the first firm's and none of its words. */
export interface OtherFirm {
  /** Folder to build from; the caller removes it. */
  folder: string;
  /** All texts of the first firm, its addresses included. */
  firstTexts: string[];
  products: string[];
}

/** What all of the first firm's addresses end in. */
export const companyDomain = new URL(site.origin).hostname.replace(/^www\./, "");

/** The same text with each letter moved 13 places. Slots such as `{product}` stay, and where links lead. */
export function inOtherWords(text: string): string {
  return text.replace(/\{\w+\}|\]\([^)]*\)|[a-z]/gi, (part) => {
    if (part.length > 1) return part;
    const first = part >= "a" ? 97 : 65;
    return String.fromCharCode(((part.charCodeAt(0) - first + 13) % 26) + first);
  });
}

/** Writes another firm's content into a temporary folder, with two products more than the first. */
export async function writeOtherFirm(): Promise<OtherFirm> {
  const folder = await mkdtemp(join(tmpdir(), "other-firm-"));
  const firstTexts: string[] = [];
  const products: string[] = [];

  async function write(file: string, content: object) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), stringify(content));
  }

  function otherwise(value: unknown, key = ""): unknown {
    if (Array.isArray(value)) return value.map((item) => otherwise(item, key));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, otherwise(part, name)]),
      );
    if (typeof value !== "string" || factKeys.has(key) || value.startsWith("oklch(")) return value;
    // An address must stay one, so that only its domain changes.
    const other = /@|:\/\//.test(value)
      ? value.replace(companyDomain, "otherwise.example")
      : inOtherWords(value);
    if (other !== value) firstTexts.push(value);
    return other;
  }

  const changed = (content: object) => otherwise(content) as Record<string, unknown>;
  // What is drawn has no words.
  await cp(join(contentFolder, "pictures"), join(folder, "pictures"), { recursive: true });
  await write("site.yaml", { ...changed(site), sample: false });
  for (const [key, page] of Object.entries(pages)) await write(`pages/${key}.yaml`, changed(page));
  const policy = changed(pageContent("privacy")) as unknown as Pages["privacy"];
  // The mark of the words that the policy's date speaks for.
  const fingerprint = policyFingerprint(policy);
  await write("pages/privacy.yaml", { ...policy, fingerprint });
  const cards = firstProducts.map(({ slug, ...product }) => ({ slug, card: changed(product) }));
  const model = cards[0]?.card;
  for (const [index, name] of ["Fourth Thing", "Fifth Thing"].entries())
    cards.push({ slug: `thing-${index}`, card: { ...model, name, order: 10 + index } });
  for (const { slug, card } of cards) {
    await write(`products/${slug}.yaml`, card);
    products.push(`${card["name"]}`);
  }
  return { folder, firstTexts, products };
}
