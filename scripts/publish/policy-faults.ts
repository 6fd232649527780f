import { createHash } from "node:crypto";
import { attributeOf, type ExportedPage, type ExportedSite, headersOf } from "./exported-site.ts";

/** Inline code that the Content Security Policies do not name, and what no policy can allow. */
export function policyFaults(site: ExportedSite): string[] {
  const addressed = site.routes.filter(({ isMissing }) => !isMissing).map(({ file }) => file);
  return [...site.pages, ...site.redirectPages].flatMap((page) => {
    const header = headersOf(site, page).get("content-security-policy") ?? "";
    // Nobody asks for the others at an address of their own.
    return faultsOf(page, addressed.includes(page.file) ? header : undefined);
  });
}

function faultsOf(page: ExportedPage, header: string | undefined): string[] {
  const { file, html } = page;
  const policy = attributeOf(page, 'meta[http-equiv="Content-Security-Policy"]', "content");
  if (!policy) return [`${file} has no Content Security Policy.`];
  const faults: string[] = [];
  for (const [, tag, attributes, code] of html.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)) {
    if (/type="application\/ld\+json"/.test(attributes ?? "")) continue;
    const hash = createHash("sha256")
      .update(code ?? "")
      .digest("base64");
    if (!policy.includes(hash)) faults.push(`${file} has a ${tag} that its policy does not name.`);
    if (header?.includes(hash) === false)
      faults.push(`${file} has a ${tag} that _headers does not name.`);
  }
  for (const unsafe of ["unsafe-inline", "unsafe-eval"])
    if (policy.includes(unsafe)) faults.push(`${file} allows ${unsafe} in its policy.`);
  for (const [attribute] of html.matchAll(/<[^>]*\s(style|on[a-z]+)=/g))
    faults.push(`${file} has an attribute that its policy forbids: ${attribute.slice(0, 80)}`);
  return faults;
}
