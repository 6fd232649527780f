/**
 * Names that markup, React, the export and the inline scripts share, each defined only here. The inline
 * scripts import nothing and repeat the names; a test compares them with this list.
 */

/**
 * Each `data-` attribute of a page: who writes it, and who reads it. Those of the boot script's own element
 * are in `scripts/build/boot-settings.ts`. Extensions add nodes to the same document, so a name is one that
 * others are unlikely to use: `data-year`, for example, belongs to a widely used calendar.
 */
export const attributes = {
  "data-page": "on the root: key of the page, which gives React the route whatever the address",
  "data-theme": "on the root: the chosen theme, for the styles",
  "data-need":
    "on a control that React runs: name of its chunks, or empty if it needs only the page's",
  "data-keep":
    "on a form or a waitlist button, if the page itself can send: name of the chunks that send",
  "data-kept":
    "on a field: storage key of its draft; on the form: storage key of the message that was sent",
  "data-lost":
    "on the body, for the styles, once a press failed because chunks could not be loaded: `failed` if it was on Send",
  "data-netlify":
    "on the form: lets the host Netlify receive it, which looks for this when it publishes",
  "data-moving": "on content that moves by itself",
  "data-icontooltip": "text of the tooltip of a control that has only an icon",
  "data-thisyear": "on the year in the footer, which the boot script updates",
  "data-mapplace": "on the map's frame: latitude and longitude, in degrees",
  "data-analytics":
    "on the template with the script that counts visits, which the boot script adds to the page",
  "data-code": "on the large number of the not-found page: the text that its style shows",
  "data-room": "on the place of an error or a reason: the longest possible one, for the styles",
  "data-shown": "on the parent of the map's frame, once the map is there",
} as const;

/** Cookie that remembered the theme in version 1.0, when no stored name had the path of its site. */
export const formerThemeCookie = "site-theme";

/** Cookie that remembers the theme of the site below a path. A cookie's name has no slash and no bracket (RFC 6265). */
export const themeCookie = (path: string) =>
  formerThemeCookie + encodeURIComponent(path).replaceAll("(", "%28").replaceAll(")", "%29");

/** Id of the meta element that colours the browser's own bars in the dark. No anchor of a section can be the same. */
export const barsId = "_bars";

/** Its media for each theme. The meta after it has the light colour, and applies where this one does not. */
export const barsMedia = { dark: "", light: "not all", system: "(prefers-color-scheme:dark)" };

/** Id of the main navigation. It distinguishes its popover from those of extensions. */
export const menuId = "_menu";

/**
 * Path of the site in all its languages. It prefixes each key in the browser's storage, so that two sites on one host
 * share nothing.
 */
export const sitePath = (): string => import.meta.env.BASE_URL;

/** Key in the browser's storage that is set once the visitor has paused motion. */
export const movingKey = "moving";

/** Key in the browser's storage: the address that joined a product's waitlist. */
export const waitlistKey = (slug: string) => `waitlist-${slug}`;

/** Key in the tab's storage: the draft in the dialog of a product's waitlist. */
export const waitlistDraftKey = (slug: string) => `waitlist-draft/${slug}`;

/** Key in the tab's storage: an address that was sent from the dialog and may not have arrived. */
export const waitlistRecordKey = (slug: string) => `waitlist-sent/${slug}`;

/** Key in the tab's storage: the draft of a field of the contact form. */
export const draftKey = (field: string) => `contact-${field}`;

/** Key in the tab's storage: the last message that was sent from the form and may not have arrived. */
export const recordKey = "contact-sent";

/** Key in the browser's storage: what became of a message, for a moment, so that other tabs hear it. */
export const toldKey = "contact-told";
