/**
 * Names on which markup, React, the export and the inline scripts agree, each said here and nowhere
 * else. The inline scripts import nothing, so they write the names out; a test holds them to this list.
 */

/**
 * Each `data-` attribute of a page: who writes it, and who reads it. Those of the boot script's own element
 * are in `scripts/export/boot-settings.ts`. An extension's nodes stand in the same document, so a name is one
 * that others are unlikely to use: `data-year`, say, is that of a widely used calendar.
 */
export const attributes = {
  "data-page": "on the root: key of the page, by which React knows the route whatever the address",
  "data-theme": "on the root: the chosen theme, for the styles",
  "data-light": "on the meta of the browser's own bars: their colour in the light theme",
  "data-dark": "the same in the dark theme",
  "data-need":
    "on a control that React runs: name of its chunks, or empty where the page's suffice",
  "data-keep":
    "on what sends a message, the form or a waitlist: name of the chunks that do so, where the page itself can send",
  "data-kept":
    "on a field: storage key of its draft; on the form: that of the message that was sent",
  "data-netlify":
    "on the form: has the host Netlify take it, which looks for this when it publishes",
  "data-moving": "on what moves by itself, unless that is unwelcome",
  "data-icontooltip": "words that are shown beside a control with a drawing alone",
  "data-thisyear":
    "on the year in the footer, which the boot script updates: the language's ten digits, empty for 0 to 9",
  "data-mapplace": "on the map's frame: latitude and longitude, in degrees",
  "data-code": "on the large number of the page that is missing: what its style draws",
  "data-room": "on the room of a field's error: the longest that may stand there, for the styles",
  "data-shown": "on what the map stands in, once it is there",
} as const;

/** Cookie that remembers the theme. Domains may share one that is just called theme. */
export const themeCookie = "site-theme";

/** Id of the meta element that colours the browser's own bars; no anchor of a section can be the same. */
export const barsId = "_bars";

/** Id of the main navigation, by which styles and the boot script tell it from an extension's. */
export const menuId = "_menu";

/** Key in the browser's storage, where something stands once nothing should move by itself. */
export const movingKey = "moving";

/** Key in the browser's storage of the address that joined a product's waitlist. */
export const waitlistKey = (slug: string) => `waitlist-${slug}`;

/** Key in the tab's storage of what was typed into the dialog of a product's waitlist. */
export const waitlistDraftKey = (slug: string) => `waitlist-draft/${slug}`;

/** Key in the tab's storage of an address that left the dialog, while nobody knows that it arrived. */
export const waitlistRecordKey = (slug: string) => `waitlist-sent/${slug}`;

/** Key in the tab's storage of what was typed into a field of the contact form. */
export const draftKey = (field: string) => `contact-${field}`;

/** Key in the tab's storage of the last message that left the form, while nobody knows that it arrived. */
export const recordKey = "contact-sent";
