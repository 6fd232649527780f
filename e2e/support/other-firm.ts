import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { type DatedPolicy, policyFingerprint } from "../../src/check/policy-fingerprint.ts";
import { contentFolder, site } from "./content.ts";

/** Keys whose values are facts, not words: pages, drawings, numbers, choices and dates. */
const factKeys = new Set([
  ...["page", "startPage", "icon", "id", "required", "viewBox", "path", "number", "eta", "updated"],
  ...["badgeVariant", "waitlist", "method", "language", "direction", "status", "outcome"],
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

/** The same text with each letter moved 13 places. Slots such as `{product}` stay. */
export function inOtherWords(text: string): string {
  return text.replace(/\{\w+\}|[a-z]/gi, (part) => {
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

  for (const file of await readdir(contentFolder, { recursive: true })) {
    if (!file.endsWith(".yaml")) continue;
    const content = otherwise(parse(await readFile(join(contentFolder, file), "utf8"))) as object;
    await write(file, {
      ...content,
      ...("sample" in content && { sample: false }),
      // The mark of the words that the policy's date speaks for.
      ...("fingerprint" in content && {
        fingerprint: policyFingerprint(content as unknown as DatedPolicy),
      }),
    });
    if ("tagline" in content && "name" in content) products.push(`${content.name}`);
  }
  const [first] = await readdir(join(folder, "products"));
  const model = parse(await readFile(join(folder, "products", first ?? ""), "utf8"));
  for (const [index, name] of ["Fourth Thing", "Fifth Thing"].entries()) {
    await write(`products/thing-${index}.yaml`, { ...model, name, order: 10 + index });
    products.push(name);
  }
  return { folder, firstTexts, products };
}
