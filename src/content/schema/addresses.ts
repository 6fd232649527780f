import * as z from "zod";
import { addressFault, addressKinds } from "../address.ts";
import { devices, keyPattern, slugOf, taken, takenBy } from "../page-key.ts";
import { withPattern } from "./editor-schema.ts";
import { withFacts } from "./facts.ts";
import { addFault, refineWith } from "./faults.ts";
import { shape, text } from "./primitives.ts";

/** A field for an address of a kind. */
function address(kind: keyof typeof addressKinds, wanted = "Write an address.") {
  return (description: string) => {
    const field = z.string(wanted).superRefine((value, context) => {
      const { message, rule } = addressFault(value, kind) ?? {};
      if (message !== undefined) addFault(context, [], message, { rule });
    });
    const { pattern, wanted: form } = addressKinds[kind];
    return withPattern(field, pattern, form).describe(description);
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
  const named = withPattern(field, "^[^/.]*[^/.\\s][^/.]*$", wanted).describe(
    `${description} By the name of its file, without the extension.`,
  );
  return withFacts(named, { isPage: true });
}

export function formerName(description: string) {
  const field = z.string("Write a name that the file had, such as about-us.");
  const form = `^(?!(${taken.join("|")})$|${devices.source.slice(1)})[^/.]*[^/.\\s][^/.]*$`;
  const wanted = "Write a name that the file had, such as about-us, without the ending.";
  return withPattern(field.check(refineWith(nameFault)), form, wanted).describe(description);
}

function nameFault(written: string): string | undefined {
  const key = written.normalize("NFC");
  const owner = takenBy(key);
  if (owner !== undefined) return `No page was called so: ${owner}. Delete it.`;
  if (keyPattern.test(key)) return undefined;
  const [, name = ""] = /^\/*(.*?)\/*(?:\.ya?ml|\.html?)?$/s.exec(key) ?? [];
  return `Write the name of the file alone, without slash and ending: ${slugOf(name)}.`;
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
    text: textField("Text of the link or button."),
    page: page("The page that it leads to.").optional(),
    href: href("Instead of `page`, an address elsewhere.").optional(),
  }).superRefine(({ page, href }, context) => {
    // A misspelt key has its own message.
    if (context.issues.length > 0) return;
    // Of the words, where the file has them.
    const say = (message: string) => addFault(context, ["text"], message);
    if (page === undefined && href === undefined)
      say(
        "This leads nowhere. Add `page:` with the name of a page's file, or `href:` with an address.",
      );
    else if (page !== undefined && href !== undefined)
      say("This leads to two places. Keep `page` or `href`, and delete the other.");
  });
  return withFacts(led, { oneOf: ["page", "href"] }).describe(description);
}
