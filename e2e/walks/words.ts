import type { Outcome } from "../../src/contact/outcome.ts";
import { contentIn, pageIn } from "../support/content.ts";

/** The words by which a walker knows what a page says. They go into the page, and so are mere data. */
export type Words = ReturnType<typeof readWords>;

/** Reads the words from a folder of content. */
export function readWords(folder: string) {
  const { site, pages } = contentIn(folder);
  const { form, outcome } = pageIn(pages, "contact");
  const { waitlist, card } = pageIn(pages, "products");
  const outcomes: Record<Outcome, { heading: string }> = outcome;
  return {
    outcomes: Object.fromEntries(
      Object.entries(outcomes).flatMap(([key, part]) =>
        typeof part === "object" && "heading" in part ? [[key, part.heading]] : [],
      ),
    ),
    success: outcome.success.title,
    failure: outcome.failure.title,
    failureConsole: outcome.failureConsole,
    copy: outcome.copy,
    copied: outcome.copied,
    undo: outcome.undo,
    /** Links that hand the message to the mail program after the press on Send. */
    mail: [outcome.openAgain, outcome.openInstead],
    closeToast: outcome.closeToast,
    fields: { name: form.name, email: form.email, message: form.message },
    submit: form.submit,
    sending: form.sending,
    errors: form.errors,
    /** Why the button is unavailable, with the slot `fields`. */
    missing: form.reasons.missing,
    menu: site.header.menu,
    closeMenu: site.header.closeMenu,
    theme: site.interface.theme,
    applicationError: site.interface.applicationError.heading,
    waitlist,
    /** What a button that opens a waitlist is called, up to the product's name. */
    notify: card.notifyName.split("{")[0] as string,
    /** The plain address in a notice. */
    address: `${outcome.address} ${site.contact.email}`,
  };
}
