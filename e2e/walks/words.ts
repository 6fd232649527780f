import { contentIn, pageIn } from "../support/content.ts";

/** The words by which a walker knows what a page says. They go into the page, and so are mere data. */
export type Words = ReturnType<typeof readWords>;

/** Reads the words from a folder of content. */
export function readWords(folder: string) {
  const { site, pages } = contentIn(folder);
  const { form, outcome } = pageIn(pages, "contact");
  const { waitlist } = pageIn(pages, "products");
  return {
    ...{ form, outcome, waitlist },
    header: site.header,
    theme: site.interface.theme,
    /** Links that hand the message to the mail program after the press on Send. */
    mails: [outcome.openAgain, outcome.openInstead],
    /** The plain address in a notice. */
    address: `${outcome.address} ${site.contact.email}`,
  };
}
