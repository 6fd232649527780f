import { authenticatorAddress, authenticatorWord } from "../host/authenticator.ts";
import { beginSignIn, finishSignIn, type SignedIn, type SignInApp } from "../host/sign-in.ts";
import { element, faultWords, files, hostName, shellWord, start } from "./shell-words.ts";

/** Where a token is made at each kind of host, and what it must be allowed there. */
const tokens = {
  github: {
    address: `/settings/personal-access-tokens/new?name=${encodeURIComponent(`${start.name} /edit/`.slice(0, 40))}&contents=write`,
    allow: "Contents: Read and write",
  },
  gitlab: { address: `${start.repository}/-/settings/access_tokens`, allow: "api" },
  forgejo: {
    address: "/user/settings/applications",
    allow: "repository: Read and write; user: Read",
  },
};

/**
 * What signs a person in: a button that leads to the host, where it has one, the steps to a token, and the form for
 * that.
 *
 * @param signIn Takes a token, and whether this device keeps it. @throws HostFault
 * @param fault Why the person has to sign in again.
 * @returns The elements, and the one that gets the focus.
 */
export function signInParts(
  signIn: (given: SignedIn, stays: boolean) => Promise<void>,
  fault?: unknown,
): [parts: HTMLElement[], first: HTMLElement] {
  const { address, allow } = tokens[start.host];
  const repository = new URL(start.repository).pathname.slice(1);
  const link = new URL(address, start.repository).href;
  const linkElement = element(
    "a",
    { href: link, target: "_blank", rel: "noreferrer" },
    shellWord("makeToken", { host: hostName }),
  );
  const steps = [
    linkElement,
    shellWord("chooseRepository", { repository }),
    shellWord("allow", { what: allow }),
    shellWord("copyToken"),
  ].map((step) => element("li", {}, step));
  const token = element("input", {
    ...{ id: "token", name: "token", type: "password", required: true, autocomplete: "off" },
    ...{ spellcheck: false, dir: "ltr" },
  });
  const stay = element("input", { id: "stay", type: "checkbox" });
  const said = element("p", { role: "alert", className: "fault", hidden: !fault });
  if (fault) said.append(...faultWords(fault));
  const submit = element("button", { type: "submit" }, shellWord("signIn"));
  const form = element(
    "form",
    {},
    element("label", { htmlFor: "token" }, shellWord("token")),
    token,
    element("p", {}, stay, element("label", { htmlFor: "stay" }, shellWord("stay"))),
    element("p", { className: "note" }, shellWord("stayNote")),
    said,
    submit,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (submit.getAttribute("aria-disabled") === "true") return;
    submit.setAttribute("aria-disabled", "true");
    said.hidden = true;
    try {
      await signIn({ token: token.value.trim() }, stay.checked);
    } catch (error) {
      said.replaceChildren(...faultWords(error));
      said.hidden = false;
      token.focus();
    }
    submit.removeAttribute("aria-disabled");
  });
  const way = atHost(said, (given) => signIn({ token: given }, false));
  const atHostFirst = way ? [way, element("h2", {}, shellWord("orToken"))] : [];
  return [[...atHostFirst, element("ol", {}, ...steps), form], way ?? token];
}

const signInApp: SignInApp | undefined =
  start.clientId && start.host !== "github"
    ? {
        ...{ kind: start.host, origin: new URL(start.repository).origin },
        ...{ clientId: start.clientId, redirect: files },
      }
    : undefined;

/** Where this tab keeps the secrets between the way to the host and the way back. */
const secretsKey = "faircopy-sign-in";

/** The button with which a person signs in at the host itself, where the site has a way for that. */
function atHost(
  said: HTMLElement,
  signIn: (token: string) => Promise<void>,
): HTMLButtonElement | undefined {
  const authenticator = start.host === "github" ? start.signIn : undefined;
  if (!signInApp && !authenticator) return undefined;
  const button = element("button", { type: "button" }, shellWord("signInAt", { host: hostName }));
  button.addEventListener("click", async () => {
    if (button.ariaDisabled) return;
    button.ariaDisabled = "true";
    said.hidden = true;
    try {
      if (signInApp) await goToHost(signInApp);
      else if (authenticator) await signIn(await tokenFrom(authenticator));
    } catch (error) {
      said.replaceChildren(...faultWords(error));
      said.hidden = false;
    }
    button.ariaDisabled = null;
  });
  return button;
}

/** Leads to the host, which asks the person there. */
async function goToHost(app: SignInApp): Promise<void> {
  const { address, ...secrets } = await beginSignIn(app);
  sessionStorage.setItem(secretsKey, JSON.stringify({ ...secrets, hash: location.hash }));
  location.assign(address);
}

/** How often it is looked whether a window is closed, in milliseconds. */
const pause = 500;

/** The token that an authenticator gives in a window of its own. @throws where it gives none. */
function tokenFrom(authenticator: string): Promise<string> {
  const address = authenticatorAddress(authenticator, location.hostname);
  const opened = open(address, "", "popup,width=600,height=700");
  const ended = new AbortController();
  return new Promise<string>((resolve, reject) => {
    const refuse = () => reject(new Error(shellWord("notSignedIn")));
    const hear = (event: MessageEvent) => {
      const word = authenticatorWord(authenticator, opened, event);
      if (!word) return;
      if ("reply" in word) opened?.postMessage(word.reply, event.origin);
      else if ("token" in word) resolve(word.token);
      else refuse();
    };
    addEventListener("message", hear, ended);
    const timer = setInterval(() => (opened?.closed ?? true) && refuse(), pause);
    ended.signal.addEventListener("abort", () => clearInterval(timer));
  }).finally(() => {
    ended.abort();
    opened?.close();
  });
}

/** Where this device notes that it keeps a sign-in, which only the worker reads. */
const stayKey = `faircopy-stays ${start.repository}`;

/** Notes whether this device keeps the sign-in. */
export function noteStay(stays: boolean): void {
  try {
    if (stays) localStorage.setItem(stayKey, "yes");
    else localStorage.removeItem(stayKey);
  } catch {
    // A browser that keeps nothing has no sign-in either.
  }
}

/** Whether somebody may be signed in before they press anything. */
export function mayBeSignedIn(): boolean {
  try {
    if (localStorage.getItem(stayKey)) return true;
  } catch {
    // It keeps nothing.
  }
  return new URLSearchParams(location.search).has("state");
}

/** Who signs in by what the host has written into the address; nothing where it has written nothing. */
export async function signInOnTheWayBack(): Promise<SignedIn | undefined> {
  const answer = new URLSearchParams(location.search);
  const { hash = "", ...secrets } = JSON.parse(sessionStorage.getItem(secretsKey) ?? "{}");
  if (!signInApp || !answer.has("state")) return undefined;
  sessionStorage.removeItem(secretsKey);
  // The code works once.
  history.replaceState(null, "", location.pathname + hash);
  return finishSignIn(signInApp, secrets, answer);
}
