import { createHash } from "node:crypto";
import { type ConfigData, HtmlValidate } from "html-validate";
import { attributeOf, type ExportedSite, headersOf } from "./exported-site.ts";

/** Pages that are missing, and what search engines and screen readers miss in one: heading, title, address. */
export function headFaults({ pages, files, origin, base, routes }: ExportedSite): string[] {
  const missing = routes.filter(({ file }) => !files.has(file));
  const own = pages.flatMap((page) => {
    const { file, document } = page;
    const route = routes.find((candidate) => candidate.file === file);
    if (!route) return [`${file} stands in the export, and the content has no such page.`];
    const faults: string[] = [];
    for (const selector of ["h1", "title", 'meta[name="description"]', "main"]) {
      const { length } = document.querySelectorAll(selector);
      if (length !== 1) faults.push(`${file} has ${length} of ${selector}, not one.`);
    }
    const canonical = attributeOf(page, 'link[rel="canonical"]', "href");
    const wanted = route.isMissing ? undefined : origin + base + route.path.slice(1);
    if (canonical !== wanted)
      faults.push(`${file} names ${canonical} as its canonical address, not ${wanted}.`);
    const robots = attributeOf(page, 'meta[name="robots"]', "content");
    if ((robots === "noindex") !== Boolean(route.isMissing))
      faults.push(`${file} says "${robots}" to search engines, which is wrong for it.`);
    return faults;
  });
  return [...missing.map(({ file }) => `There is no ${file}, which is a page.`), ...own];
}

/** Inline code that the Content Security Policies do not name, and what no policy can allow. */
export function policyFaults(site: ExportedSite): string[] {
  const addressed = site.routes.filter(({ isMissing }) => !isMissing).map(({ file }) => file);
  return [...site.pages, ...site.redirectPages].flatMap((page) => {
    const { file, html } = page;
    const policy = attributeOf(page, 'meta[http-equiv="Content-Security-Policy"]', "content");
    if (!policy) return [`${file} has no Content Security Policy.`];
    const header = headersOf(site, page).get("content-security-policy") ?? "";
    const faults: string[] = [];
    for (const [, tag, attributes = "", code = ""] of html.matchAll(
      /<(script|style)([^>]*)>(.*?)<\/\1>/gs,
    )) {
      if (attributes.includes('type="application/ld+json"')) continue;
      const hash = createHash("sha256").update(code).digest("base64");
      if (!policy.includes(hash))
        faults.push(`${file} has a ${tag} that its policy does not name.`);
      // Nobody asks for the others at an address of their own.
      if (addressed.includes(file) && !header.includes(hash))
        faults.push(`${file} has a ${tag} that _headers does not name.`);
    }
    for (const unsafe of ["unsafe-inline", "unsafe-eval"])
      if (policy.includes(unsafe)) faults.push(`${file} allows ${unsafe} in its policy.`);
    for (const [attribute] of html.matchAll(/<[^>]*\s(style|on[a-z]+)=/g))
      faults.push(`${file} has an attribute that its policy forbids: ${attribute.slice(0, 80)}`);
    return faults;
  });
}

const markup: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    "no-missing-references": "error",
    // React's own way of writing: `<meta/>`, `required=""`, `hidden=""`, ids such as `_R_1_`.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // The content check judges titles (title-length), at the line where they can be mended.
    "long-title": "off",
    // Words may lead to a telephone number, and numbers are kept in one line (`rich-text.tsx`).
    "tel-non-breaking": "off",
    // A list may have a name (WAI-ARIA 1.2, list role).
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};
const validator = new HtmlValidate(markup);

export async function markupFaults({ pages, redirectPages }: ExportedSite): Promise<string[]> {
  const faults: string[] = [];
  for (const { file, html } of [...pages, ...redirectPages])
    for (const { messages } of (await validator.validateString(html)).results)
      for (const { line, column, message, ruleId } of messages)
        faults.push(`${file}:${line}:${column} is not valid: ${message} (${ruleId}).`);
  return faults;
}
