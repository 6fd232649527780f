import * as z from "zod";
import { type AddressKind, addressFault } from "./address.ts";
import { withFacts } from "./facts.ts";
import { addFault, refineWith } from "./faults.ts";
import { formerPath, taken } from "./page-key.ts";
import { iconOrService, shape, text } from "./primitives.ts";

/** A field for an address of a kind; where a link leads can be a gap. */
function address(kind: AddressKind, wanted = "Write an address.") {
  const field = z.string(wanted).superRefine((value, context) => {
    if (value === "…" && kind === "href") return;
    const { message, rule } = addressFault(value, kind) ?? {};
    if (message !== undefined) addFault(context, [], message, { rule });
  });
  return (description: string) => {
    const described = field.describe(description);
    return kind === "href" ? withFacts(described, { isLink: true }) : described;
  };
}

export const email = address("email", "Write an e-mail address.");
export const webAddress = address("webAddress", "Write a web address.");
export const origin = address("origin", "Write a web address.");
export const endpoint = address("endpoint", "Write a web address.");
export const href = address("href");
export const securityContact = address("contact");

/** Address of the source of a claim. */
export const source = webAddress("Address of the source for the claim next to it. Not shown.");

/** One of the site's pages, by the name of its file. The rule `link-internal` checks that it exists. */
export function page(description: string) {
  const wanted = "Write the name of a page's file, such as contact.";
  const field = z.string(wanted).refine((value) => value.trim() !== "", wanted);
  const full = `${description} by-file-name`;
  return withFacts(field.describe(full), { isPage: true });
}

/** An address that a page had: any path that a host can send. */
export function formerName(description: string) {
  const wanted = "Write the path that the page had, such as about-us or services/printing.php.";
  const field = z.string(wanted).check(refineWith((written) => formerFault(written, wanted)));
  return field.describe(description);
}

function formerFault(written: string, wanted: string): string | undefined {
  const [, path = "", behind = "", sign = "?"] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(([?#]).*)?$/.exec(written.trim()) ?? [];
  const right = formerPath(path.replace(/\.ya?ml$/, ""));
  if (/[*{}]|(?:^|\/):/.test(right))
    return "A former address is that of one page, and a pattern for several leads nowhere. Write each address that it stands for.";
  const [top = "", ...names] = right.split("/");
  if (taken.includes(top))
    return "Hosts give this path a meaning of its own, or the site has its own files there. Delete it.";
  if ([top, ...names].some((name) => /^\.{0,2}$|^\s|\s$/.test(name)))
    return behind === ""
      ? wanted
      : `Hosts ignore \`${sign}\` and what follows it, so this cannot lead to a page. Delete it.`;
  return path === written && !/\.ya?ml$/.test(path) ? undefined : `Write only the path: ${right}.`;
}

/** Letters and digits of any script, and single hyphens, which stay readable in an address. */
const anchorPattern = /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u;

export function anchor(description: string) {
  return z
    .string("Write letters, digits and hyphens.")
    .regex(anchorPattern, "Write letters, digits and single hyphens.")
    .describe(description);
}

/**
 * A link: to a page of the site, by the name of its file, or to an address.
 *
 * @param textField Makes the field of its text, such as {@link word}.
 */
export function link(description: string, textField = text) {
  const led = shape({
    text: textField("text-link-button"),
    page: page("page-leads").optional(),
    href: href("instead-page").optional(),
    icon: iconOrService("icon-before-text").optional(),
  }).superRefine(({ page, href }, context) => {
    // A misspelt key has its own message.
    if (context.issues.length > 0) return;
    // Report it at the text, where the file has one.
    const reportAtText = (message: string) => addFault(context, ["text"], message);
    if (page === undefined && href === undefined)
      reportAtText(
        "This leads nowhere. Add `page:` with the name of a page's file, or `href:` with an address.",
      );
    else if (page !== undefined && href !== undefined)
      reportAtText("This leads to two places. Keep `page` or `href`, and delete the other.");
  });
  return withFacts(led, { oneOf: ["page", "href"] }).describe(description);
}
