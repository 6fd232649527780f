import { directionOf } from "../../words/direction-of.ts";
import { HostFault } from "../host/host-fault.ts";
import { beginSignIn, finishSignIn, type SignInApp } from "../host/sign-in.ts";
import { answerCalls, callsTo } from "./call.ts";
import type { FrameFunctions } from "./connect-frame.ts";
import { editFiles } from "./edit-files.ts";
import type { WorkerFunctions } from "./session/start-worker.ts";
import {
  chooseLanguage,
  chosenLanguage,
  element,
  faultWords,
  files,
  hostName,
  shellWord,
  site,
  start,
  wordsNow,
} from "./shell-words.ts";

/** The page around the panel on a published site: it signs in, and shows pages in a frame without the site's origin. */

const status = element("p", { role: "status" });
const signOut = element("button", { type: "button" });
const bar = element("header", {}, element("strong", {}, start.name), status, signOut);
const main = element("main");
const frame = element("iframe", { title: start.name });
// No origin: what is shown can reach neither the token nor what the device keeps.
frame.setAttribute(
  "sandbox",
  "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox",
);

function say(text: string): void {
  status.textContent = text;
}

/** Shows the language of the person on what this page says itself. */
function inLanguage(): void {
  const [tag] = wordsNow();
  Object.assign(document.documentElement, { lang: tag, dir: directionOf(tag) ?? "ltr" });
  document.title = shellWord("heading", { site: start.name });
  signOut.textContent = shellWord("signOut");
}

/** A worker of a blob has the policy of this page: it reaches the host of the repository and the site alone. */
async function startWorker() {
  const answer = await fetch(files + editFiles.worker);
  if (!answer.ok) throw new HostFault("noNetwork");
  const address = URL.createObjectURL(new Blob([await answer.text()], { type: "text/javascript" }));
  const worker = new Worker(address);
  worker.addEventListener("message", ({ data }) => {
    if (data.unkept) say(shellWord("unkept"));
    if (data.done !== undefined) showProgress(data.done, data.total);
  });
  return callsTo<WorkerFunctions>(worker);
}

const starting = startWorker();

/** What the panel remembers of this tab, for its next document. */
let remembered = "";
const pathNow = () => decodeURI(location.hash.slice(1)) || "/";

/** Shows a page in the frame, with the panel. */
async function show(path: string): Promise<void> {
  const worker = await starting;
  const policy = [
    ...["default-src 'none'", "style-src 'unsafe-inline'", "connect-src 'none'", "base-uri 'none'"],
    ...[`script-src ${files}${editFiles.frame}`, `img-src ${location.origin} data: blob:`],
    ...[`font-src ${location.origin} data:`, `media-src ${location.origin}`, "form-action 'none'"],
  ].join(";");
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"><script defer src="${files}${editFiles.frame}"></script>`;
  const html = await worker.page(path, head, remembered);
  const { port1, port2 } = new MessageChannel();
  answerCalls(port1, functionsFor(path, head, worker) as never);
  port1.start();
  frame.onload = () => frame.contentWindow?.postMessage("", "*", [port2]);
  frame.srcdoc = html;
}

/** What this page does for the panel in the frame. */
function functionsFor(
  path: string,
  head: string,
  worker: Awaited<typeof starting>,
): FrameFunctions {
  return {
    async ask(name, request, bytes) {
      const { changes, ...answer } = await worker.ask(name, request as never, bytes);
      showChanges(changes);
      return answer;
    },
    page: () => worker.page(path, head, remembered),
    drawing: (kind) => worker.drawing(kind),
    goTo(next) {
      if (next === pathNow()) show(next);
      else location.hash = encodeURI(next);
    },
    keep(kept, text) {
      if (kept === "tab") remembered = text;
      else worker.keepDrafts(text);
    },
    async chooseLanguage(tag) {
      chooseLanguage(tag);
      inLanguage();
      await worker.speak(tag);
      await show(path);
    },
  };
}

function showChanges(n: number): void {
  say(n > 0 ? shellWord("changes", { n }) : shellWord("noChanges"));
}

const progress = element("progress");
const read = element("p", { role: "status" });

function showProgress(done: number, total: number): void {
  if (total > 0) Object.assign(progress, { max: total, value: done });
  else read.textContent = shellWord("reading", { size: Math.round(done / 1000) });
}

/** Opens the repository, and shows the page that the address names. */
async function open(): Promise<void> {
  read.textContent = shellWord("opening", { host: hostName });
  main.replaceChildren(
    element("h1", {}, shellWord("heading", { site: start.name })),
    progress,
    read,
  );
  const worker = await starting;
  try {
    const changes = await worker.open();
    document.body.replaceChildren(bar, frame);
    showChanges(changes);
    addEventListener("hashchange", () => show(pathNow()));
    await show(pathNow());
  } catch (error) {
    if (error instanceof HostFault && ["expired", "missing"].includes(error.word))
      showSignIn(error);
    else showFault(error);
  }
}

function showFault(error: unknown): void {
  const again = element("button", { type: "button", onclick: () => open() }, shellWord("again"));
  main.replaceChildren(
    element("h1", {}, shellWord("heading", { site: start.name })),
    element("p", { role: "alert", className: "fault" }, ...faultWords(error)),
    again,
  );
  again.focus();
}

/** Where a token is made at each kind of host, and what it must be allowed there. */
const tokens = {
  github: {
    address: `https://github.com/settings/personal-access-tokens/new?name=${encodeURIComponent(`${start.name} /edit/`.slice(0, 40))}&contents=write`,
    allow: "Contents: Read and write",
  },
  gitlab: { address: `${start.repository}/-/settings/access_tokens`, allow: "api" },
  forgejo: {
    address: "/user/settings/applications",
    allow: "repository: Read and write; user: Read",
  },
};

/** The form that signs in, with the steps to a token. */
function showSignIn(fault?: unknown): void {
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
      const worker = await starting;
      const { mayMore } = await worker.signIn(token.value.trim(), stay.checked);
      await open();
      if (mayMore) say(shellWord("mayMore"));
    } catch (error) {
      said.replaceChildren(...faultWords(error));
      said.hidden = false;
      token.focus();
    }
    submit.removeAttribute("aria-disabled");
  });
  const way = signInApp && atHost(signInApp, said);
  main.replaceChildren(
    element("h1", {}, shellWord("heading", { site: start.name })),
    ...(way ? [way, element("h2", {}, shellWord("orToken"))] : []),
    element("ol", {}, ...steps),
    form,
  );
  (way ?? token).focus();
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

/** The button that leads to the host, which asks the person there. */
function atHost(app: SignInApp, said: HTMLElement): HTMLButtonElement {
  const button = element("button", { type: "button" }, shellWord("signInAt", { host: hostName }));
  button.addEventListener("click", async () => {
    try {
      const { address, ...secrets } = await beginSignIn(app);
      sessionStorage.setItem(secretsKey, JSON.stringify({ ...secrets, hash: location.hash }));
      location.assign(address);
    } catch (error) {
      said.replaceChildren(...faultWords(error));
      said.hidden = false;
    }
  });
  return button;
}

/** The token for what the host has written into the address; nothing where it has written nothing. */
async function tokenOnTheWayBack(): Promise<string | undefined> {
  const answer = new URLSearchParams(location.search);
  const { hash = "", ...secrets } = JSON.parse(sessionStorage.getItem(secretsKey) ?? "{}");
  if (!signInApp || !answer.has("state")) return undefined;
  sessionStorage.removeItem(secretsKey);
  // The code works once.
  history.replaceState(null, "", location.pathname + hash);
  return finishSignIn(signInApp, secrets, answer);
}

signOut.addEventListener("click", async () => {
  await (await starting).signOut();
  location.reload();
});

async function begin(): Promise<void> {
  inLanguage();
  document.body.replaceChildren(main);
  // A page around this one could take presses for itself.
  if (top !== self) return;
  try {
    const worker = await starting;
    const { repository, branch, folder, host } = start;
    const person = { chosen: chosenLanguage(), browser: navigator.languages.join(",") };
    const isSignedIn = await worker.begin({ site, repository, branch, folder, host, person });
    const token = isSignedIn ? undefined : await tokenOnTheWayBack();
    if (token) await worker.signIn(token, false);
    if (isSignedIn || token) await open();
    else showSignIn();
  } catch (error) {
    if (error instanceof HostFault && error.word === "expired") showSignIn(error);
    else showFault(error);
  }
}
begin();
