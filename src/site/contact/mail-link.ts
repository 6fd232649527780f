/**
 * Whether a link is short enough for a mail program: Windows and several mail programs cut links of
 * more than 2,000 characters without a warning.
 */
export function isShortEnough(link: string): boolean {
  return link.length <= 2000;
}

type Mail = { to: string; subject: string; body?: string };

/**
 * A `mailto:` link (RFC 6068). Every character that could end the body or begin a header is
 * percent-encoded, and line breaks are CR LF as section 5 requires. `URLSearchParams` would write a
 * plus sign for a space, and mail programs show that.
 */
export function mailLink({ to, subject, body }: Mail): string {
  const link = `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encode(subject)}`;
  return body ? `${link}&body=${encode(body)}` : link;
}

function encode(text: string): string {
  // Half of a surrogate pair has no encoding; `encodeURIComponent` would throw.
  const wellFormed = text.replace(/\p{Surrogate}/gu, "\ufffd");
  return encodeURIComponent(wellFormed.replace(/\r\n|\r|\n/g, "\r\n"));
}
