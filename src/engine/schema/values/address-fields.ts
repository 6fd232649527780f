import * as z from "zod";
import { type AddressKind, addressFault } from "../../../words/addresses/address.ts";
import { type Fault, faultText, toWrite } from "../../../words/fault.ts";
import { say } from "../../../words/say.ts";
import { addFault, refineWith } from "./add-fault.ts";
import { withFacts } from "./field-facts.ts";
import { formerPath, reservedNames } from "./page-key.ts";
import { describedAs, iconOrService, list, shape, text } from "./primitives.ts";

/** A field for an address of a kind; where a link leads can be a gap. */
function address(kind: AddressKind, wanted = "addresses.any") {
  return (description = "") => {
    const field = z
      .string(say(wanted))
      .check(
        refineWith((text) =>
          text === "…" && kind === "href" ? undefined : addressFault(text, kind),
        ),
      );
    const own = describedAs(field, description);
    return kind === "href" ? withFacts(own, { isLink: true }) : own;
  };
}

export const email = address("email", "addresses.any-email");
export const webAddress = address("webAddress", "addresses.any-web");
export const origin = address("origin", "addresses.any-web");
export const endpoint = address("endpoint", "addresses.any-web");
export const href = address("href");
export const securityContact = address("contact");

/** Address of the source of a claim. */
export const source = withFacts(webAddress(), { note: "source-of-claim" });

/** One of the site's pages, by the name of its file. The rule `link-internal` checks that it exists. */
export function page(description = "") {
  const wanted = say("addresses.page");
  const field = z.string(wanted).refine((value) => value.trim() !== "", wanted);
  return withFacts(describedAs(field, description), { isPage: true, note: "by-file-name" });
}

/** An address that a page had: any path that a host can send. */
export const formerName = () => z.string(say("addresses.former")).check(refineWith(formerFault));

function formerFault(written: string): Fault | string | undefined {
  const [, path = "", behind = "", sign = "?"] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(([?#]).*)?$/s.exec(written.trim()) ?? [];
  const right = formerPath(path.replace(/\.ya?ml$/, ""));
  if (/[*{}]|(?:^|\/):/.test(right)) return faultText("addresses.former-pattern");
  const [top = "", ...names] = right.split("/");
  if (reservedNames.includes(top)) return faultText("addresses.former-taken");
  if ([top, ...names].some((name) => /^\.{0,2}$|^\s|\s$/.test(name)))
    return behind === "" ? say("addresses.former") : faultText("addresses.former-query", { sign });
  if (path === written && !/\.ya?ml$/.test(path)) return undefined;
  // Behind a query or fragment two addresses may be one.
  return { ...toWrite(right), ...(behind === "" && { fix: right }) };
}

/** Letters and digits of any script, and single hyphens, which stay readable in an address. */
const anchorPattern = /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u;

export function anchor(description = "") {
  const field = z
    .string(say("addresses.anchor-text"))
    .regex(anchorPattern, say("addresses.anchor"));
  return describedAs(field, description);
}

/** The fields of a link. */
const linkFields = (textField: typeof text) => ({
  text: withFacts(textField(), { like: "page" }),
  page: page().optional(),
  href: href().optional(),
  icon: iconOrService().optional(),
});

const linkFacts = { part: "link", oneOf: ["page", "href"] } as const;

/** Reports a link that leads nowhere or to two places, at its text, where the file has one. */
function refuseTargets(
  { page, href }: { page?: string | undefined; href?: string | undefined },
  context: z.RefinementCtx,
): void {
  // A misspelt key has its own message.
  if (context.issues.length > 0) return;
  const reportAtText = (message: string) => addFault(context, ["text"], message);
  if (page === undefined && href === undefined) reportAtText(faultText("addresses.leads-nowhere"));
  else if (page !== undefined && href !== undefined)
    reportAtText(faultText("addresses.leads-twice"));
}

/**
 * A link: to a page of the site, by the name of its file, or to an address.
 *
 * @param textField Makes the field of its text, such as {@link word}.
 */
export function link(description = "", textField = text) {
  const led = shape(linkFields(textField)).superRefine(refuseTargets);
  return describedAs(withFacts(led, linkFacts), description);
}

/** A link with others below it, in a menu. */
export function linkOfMenu(textField = text) {
  const links = list(link("", textField)).optional();
  const led = shape({ ...linkFields(textField), links }).superRefine(refuseTargets);
  return withFacts(led, linkFacts);
}
