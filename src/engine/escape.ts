/** Escapes a text for an attribute or for content between tags. */
export function escapeAttribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Escapes a text for XML, in which `]]>` may not stand between tags. */
export function escapeXml(value: string): string {
  return escapeAttribute(value).replaceAll("]]>", "]]&gt;");
}

/** A text as part of a regular expression that takes it literally. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

/** A text as part of a paragraph, in which no sign of it is markup. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[\\*[\]]/g, "\\$&");
}
