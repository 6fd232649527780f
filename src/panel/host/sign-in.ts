import { fetchWhole, jsonOf } from "./call-host.ts";
import type { HostKind } from "./host.ts";
import { HostFault } from "./host-fault.ts";

/** An application that the owner has registered at a host, as one that keeps no secret. */
export interface SignInApp {
  kind: Exclude<HostKind, "github">;
  /** That of the host. */
  origin: string;
  clientId: string;
  /** The address to which the host sends people back, as it is registered. */
  redirect: string;
}

/** What is kept on the device between the way to the host and the way back. */
export interface SignInSecrets {
  state: string;
  verifier: string;
}

/** A person who is signed in. */
export interface SignedIn {
  token: string;
  /** Gets another token, once, where the host lets this one end: at a time in milliseconds. */
  renewal?: { app: SignInApp; refresh: string; until: number };
}

/** Where hosts ask people, where they give tokens, and the least scope in which they take commits. */
const hosts = {
  gitlab: ["/oauth/authorize", "/oauth/token", "api"],
  forgejo: ["/login/oauth/authorize", "/login/oauth/access_token", "write:repository read:user"],
} as const;

/** 43 signs for an address: 256 bits. */
const randomText = () => asAddressText(crypto.getRandomValues(new Uint8Array(32)));

const asAddressText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The address at which a host asks a person, and the secrets for the way back (RFC 7636, 4.1 to 4.3). */
export async function beginSignIn(app: SignInApp): Promise<SignInSecrets & { address: string }> {
  const [state, verifier] = [randomText(), randomText()];
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  const [path, , scope] = hosts[app.kind];
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: app.redirect,
    response_type: "code",
    state,
    scope,
    code_challenge: asAddressText(new Uint8Array(hash)),
    code_challenge_method: "S256",
  });
  return { state, verifier, address: `${app.origin}${path}?${query}` };
}

/**
 * The token for an answer of the host, which stands in the address on the way back.
 *
 * @throws HostFault `expired` if the person or the host has refused, or the answer is not to what this device has asked.
 */
export async function finishSignIn(
  app: SignInApp,
  { state, verifier }: SignInSecrets,
  answer: URLSearchParams,
): Promise<SignedIn> {
  const code = answer.get("code");
  // RFC 6749, 10.12: a code that somebody else has slipped in has not this state.
  if (!code || !state || answer.get("state") !== state)
    throw new HostFault("expired", answer.get("error") ?? "");
  const given = { grant_type: "authorization_code", code, code_verifier: verifier };
  return await askForToken(app, given);
}

/** How long before its end a token is renewed, in milliseconds. */
const ahead = 60_000;

/** A token that is renewed before it ends (RFC 6749, 6). The host takes a refresh token once. */
export function lastingToken(signed: SignedIn): () => Promise<string> {
  let now = signed;
  let renewing: Promise<SignedIn> | undefined;
  return async () => {
    const { app, refresh = "", until = 0 } = now.renewal ?? {};
    if (app && until - Date.now() < ahead) {
      const given = { grant_type: "refresh_token", refresh_token: refresh };
      renewing ??= askForToken(app, given).finally(() => {
        renewing = undefined;
      });
      now = await renewing;
    }
    return now.token;
  };
}

async function askForToken(app: SignInApp, given: Record<string, string>): Promise<SignedIn> {
  // A form needs no leave of the host to be sent from another origin.
  const body = new URLSearchParams({
    ...given,
    client_id: app.clientId,
    redirect_uri: app.redirect,
  });
  const address = `${app.origin}${hosts[app.kind][1]}`;
  const headers = { Accept: "application/json" };
  const answer = await fetchWhole(address, undefined, { method: "POST", headers, body });
  if (answer.status >= 500) throw new HostFault("failed");
  if (answer.status === 429) throw new HostFault("limited");
  const made = jsonOf<Record<string, unknown>>(answer);
  const { access_token: token, refresh_token: refresh, expires_in: seconds, error } = made;
  if (!answer.isOk) throw new HostFault("expired", typeof error === "string" ? error : "");
  if (typeof token !== "string" || token === "") throw new HostFault("failed");
  if (typeof refresh !== "string" || !(Number(seconds) > 0)) return { token };
  return { token, renewal: { app, refresh, until: Date.now() + Number(seconds) * 1000 } };
}
