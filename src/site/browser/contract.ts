/**
 * Names that markup, React, the export and the inline scripts share, each defined only here. The inline
 * scripts import nothing and repeat the names; a test compares them with this list. The `data-` attributes of a page
 * are in `contract.test.yaml`.
 */

/** Cookie that remembers the theme of the site below a path. A cookie's name has no slash and no bracket (RFC 6265). */
export const themeCookie = (path: string) =>
  `site-theme${encodeURIComponent(path).replaceAll("(", "%28").replaceAll(")", "%29")}`;

/** Id of the meta element that colours the browser's own bars in the dark. No section can have it as its anchor. */
export const barsId = "_bars";

/** Media of the meta element `barsId` for each theme. The meta element after it has the light colour, and applies where this one does not. */
export const barsMedia = { dark: "", light: "not all", system: "(prefers-color-scheme:dark)" };

/** Id of the main navigation. It distinguishes its popover from those of extensions. */
export const menuId = "_menu";

/**
 * Path of the site in all its languages. It prefixes each key in the browser's storage, so that two sites on one host
 * share nothing.
 */
export const sitePath = (): string => import.meta.env.BASE_URL;

/** State of the entry in the history of what covers the page. No other entry has it. */
export const coverState = "cover";

/** Key in the browser's storage that is set once the visitor has paused motion. */
export const movingKey = "moving";

/** Key in the browser's storage: the address that joined a product's waitlist. */
export const waitlistKey = (slug: string) => `waitlist-${slug}`;

/** Key in the tab's storage: the draft in the dialog of a product's waitlist. */
export const waitlistDraftKey = (slug: string) => `waitlist-draft/${slug}`;

/** Key in the tab's storage: an address that was sent from the dialog and may not have arrived. */
export const waitlistRecordKey = (slug: string) => `waitlist-sent/${slug}`;

/**
 * How keys of the contact form begin in the tab's storage: of the draft of a field before its name, and of the last message
 * that was sent and may not have arrived before `sent`. In the browser's storage, before `told`, what became of a message
 * stands for a moment, so that other tabs hear it.
 */
export const contactStore = "contact-";
