import type { Outcome } from "../../src/contact/outcome.ts";
import type { Pages } from "../../src/content/schema/pages.ts";
import type { Site } from "../../src/content/schema/site.ts";
import { contentIn, pageIn } from "../support/content.ts";

/** The words by which a walker knows what a page says. They go into the page, and so are mere data. */
export interface Words {
  outcomes: Record<string, string>;
  success: string;
  failure: string;
  failureConsole: string;
  copy: string;
  copied: string;
  copyByHand: string;
  undo: string;
  /** Links that hand the message to the mail program after the press on Send. */
  mail: string[];
  closeToast: string;
  fields: Record<"name" | "email" | "message", string>;
  submit: string;
  sending: string;
  errors: Pages["contact"]["form"]["errors"];
  /** Why the button is unavailable, with the slot `fields`. */
  missing: string;
  menu: string;
  closeMenu: string;
  theme: Site["interface"]["theme"];
  applicationError: string;
  waitlist: Pages["products"]["waitlist"];
  /** What a button that opens a waitlist is called, up to the product's name. */
  notify: string;
  /** The plain address in a notice. */
  address: string;
}

/** Reads the words from a folder of content. */
export function readWords(folder: string): Words {
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
    copyByHand: outcome.copyByHand,
    undo: outcome.undo,
    mail: [outcome.openAgain, outcome.openInstead],
    closeToast: outcome.closeToast,
    fields: { name: form.name, email: form.email, message: form.message },
    submit: form.submit,
    sending: form.sending,
    errors: form.errors,
    missing: form.reasons.missing,
    menu: site.header.menu,
    closeMenu: site.header.closeMenu,
    theme: site.interface.theme,
    applicationError: site.interface.applicationError.heading,
    waitlist,
    notify: card.notifyName.split("{")[0] as string,
    address: `${outcome.address} ${site.contact.email}`,
  };
}
