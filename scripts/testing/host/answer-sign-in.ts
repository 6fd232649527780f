import { createHash } from "node:crypto";
import type { AskedRequest, GivenAnswer } from "./started-host.ts";

/** What the host has asked people for, by the code that it has given. */
const asked = new Map<string, URLSearchParams>();

/** Each of which gets one more token. */
const renewals = new Set<string>();
let given = 0;

function refreshToken() {
  given += 1;
  renewals.add(`refresh-${given}`);
  return { refresh_token: `refresh-${given}` };
}

export const isSignIn = (path: string): boolean => path === "/auth" || path.includes("/oauth/");

const page = (body: string): GivenAnswer => ({
  bytes: Buffer.from(`<!DOCTYPE html><html lang="en"><title>Sign in</title>${body}</html>`),
  headers: { "Content-Type": "text/html; charset=utf-8" },
});

/** RFC 6749 with RFC 7636 as GitLab and Forgejo speak them, and an authenticator for GitHub as those of Decap. */
export function answerSignIn({ path, query, body }: AskedRequest, token: string): GivenAnswer {
  if (path === "/auth") {
    const said = (word: string, given: object) =>
      JSON.stringify(`authorization:github:${word}:${JSON.stringify(given)}`);
    return page(`<button>Refuse</button><button>Authorize</button><script>
      const [refuse, agree] = document.querySelectorAll("button");
      addEventListener("message", ({ data, origin, source }) => {
        if (data !== "authorizing:github") return;
        agree.onclick = () => source.postMessage(${said("success", { token, provider: "github" })}, origin);
        refuse.onclick = () => source.postMessage(${said("error", { message: "no" })}, origin);
      });
      opener.postMessage("authorizing:github", "*");
    </script>`);
  }
  if (path.endsWith("/authorize")) {
    const isKnown =
      query.get("response_type") === "code" &&
      query.get("code_challenge_method") === "S256" &&
      ["client_id", "state", "scope", "code_challenge"].every((name) => query.get(name));
    if (!isKnown) return { status: 400, json: { error: "invalid_request" } };
    const code = `code-${asked.size}`;
    asked.set(code, query);
    const back = new URL(query.get("redirect_uri") ?? "");
    back.search = `${new URLSearchParams({ code, state: query.get("state") ?? "" })}`;
    return page(`<a href="${back.href.replaceAll("&", "&amp;")}">Authorize</a>`);
  }
  const form = new URLSearchParams(`${body}`);
  const made = { access_token: token, token_type: "bearer", expires_in: 7200 };
  if (form.get("grant_type") === "refresh_token")
    return renewals.delete(form.get("refresh_token") ?? "")
      ? { json: { ...made, ...refreshToken() } }
      : { status: 400, json: { error: "invalid_grant" } };
  const code = form.get("code") ?? "";
  const before = asked.get(code);
  asked.delete(code);
  const hash = createHash("sha256").update(form.get("code_verifier") ?? "");
  const isSame =
    before?.get("code_challenge") === hash.digest("base64url") &&
    ["client_id", "redirect_uri"].every((name) => before.get(name) === form.get(name));
  return isSame
    ? { json: { ...made, ...refreshToken() } }
    : { status: 400, json: { error: "invalid_grant", error_description: "No such code" } };
}
