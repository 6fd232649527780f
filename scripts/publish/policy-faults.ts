import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HeaderRule, headersFor, parseHeaderRules } from "../host/header-rules.ts";
import { attributeOf, type ExportedPage, type ExportedSite } from "./exported-site.ts";

/** Inline code that the Content Security Policies do not name, and what no policy can allow. */
export function policyFaults({
  directory,
  base,
  pages,
  redirectPages,
  files,
  routes,
}: ExportedSite): string[] {
  const text = files.has("_headers") ? readFileSync(join(directory, "_headers"), "utf8") : "";
  const rules = parseHeaderRules(text);
  return [...pages, ...redirectPages].flatMap((page) =>
    faultsOf(page, headerPolicy(page, base, rules, routes)),
  );
}

/** What a host's header says at a page's address; nothing of a page that has none of its own. */
function headerPolicy(
  { file }: ExportedPage,
  base: string,
  rules: HeaderRule[],
  routes: ExportedSite["routes"],
) {
  const route = routes.find((candidate) => candidate.file === file && !candidate.isMissing);
  if (!route) return undefined;
  return headersFor(base + route.path.slice(1), rules).get("content-security-policy") ?? "";
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
