/** The window of an authenticator for GitHub, as Decap and Sveltia open it: Netlify's, or one of the firm's own. */
export function authenticatorAddress(signIn: string, site: string): string {
  const address = new URL(signIn);
  if (address.pathname === "/") address.pathname = "/auth";
  address.search = `${new URLSearchParams({ provider: "github", site_id: site, scope: "repo" })}`;
  return address.href;
}

/** What an authenticator says: it wants an answer in the same words, has a token, or has none. */
type AuthenticatorWord = { reply: string } | { token: string } | { refused: true };

/**
 * What a message to the page means; nothing if it is not from the authenticator's window and origin.
 *
 * @param opened The window that the page has opened.
 */
export function authenticatorWord(
  signIn: string,
  opened: unknown,
  message: Pick<MessageEvent, "origin" | "source" | "data">,
): AuthenticatorWord | undefined {
  const { origin, source, data } = message;
  if (!opened || source !== opened || origin !== new URL(signIn).origin) return undefined;
  if (data === "authorizing:github") return { reply: data };
  const before = "authorization:github:";
  if (typeof data !== "string" || !data.startsWith(before)) return undefined;
  const said = data.slice(before.length);
  try {
    const { token } = said.startsWith("success:") ? JSON.parse(said.slice(8)) : {};
    if (typeof token === "string" && token) return { token };
  } catch {}
  return { refused: true };
}
