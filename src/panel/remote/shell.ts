import { decodeAddress } from "../../words/addresses/url.ts";
import { directionOf } from "../../words/direction-of.ts";
import { HostFault } from "../host/host-fault.ts";
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
import { signInParts, tokenOnTheWayBack } from "./sign-in-form.ts";

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
  // A screen reader says what is written anew.
  if (status.textContent !== text) status.textContent = text;
}

/** Shows the language of the person on what this page says itself. */
function inLanguage(): void {
  const [tag] = wordsNow();
  Object.assign(document.documentElement, { lang: tag, dir: directionOf(tag) ?? "ltr" });
  document.title = shellWord("heading", { site: start.name });
  signOut.textContent = shellWord("signOut");
}

/** Whether this browser could not keep a change. */
let isUnkept = false;

/** A worker of a blob has the policy of this page: it reaches the host of the repository and the site alone. */
async function startWorker() {
  const answer = await fetch(files + editFiles.worker);
  if (!answer.ok) throw new HostFault("noNetwork");
  const address = URL.createObjectURL(new Blob([await answer.text()], { type: "text/javascript" }));
  const worker = new Worker(address);
  worker.addEventListener("message", ({ data }) => {
    isUnkept ||= data.unkept === true;
    if (data.done !== undefined) showProgress(data.done, data.total);
  });
  return callsTo<WorkerFunctions>(worker);
}

const starting = startWorker();

/** What the panel remembers of this tab, for its next document. */
let remembered = "";
const pathNow = () => decodeAddress(location.hash.slice(1)) || "/";

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
  if (isUnkept && n > 0) say(shellWord("unkept"));
  else say(n > 0 ? shellWord("changes", { n }) : shellWord("noChanges"));
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
    window.onhashchange = () => show(pathNow()).catch(showFault);
    await show(pathNow());
    frame.focus();
  } catch (error) {
    if (error instanceof HostFault && ["expired", "missing"].includes(error.word))
      showSignIn(error);
    else showFault(error);
  }
}

function showFault(error: unknown, retry: () => Promise<void> = open): void {
  const again = element("button", { type: "button", onclick: retry }, shellWord("again"));
  main.replaceChildren(
    element("h1", {}, shellWord("heading", { site: start.name })),
    element("p", { role: "alert", className: "fault" }, ...faultWords(error)),
    again,
  );
  again.focus();
}

/** Shows the form that signs in. */
function showSignIn(fault?: unknown): void {
  const heading = element("h1", {}, shellWord("heading", { site: start.name }));
  const [parts, first] = signInParts(signIn, fault);
  document.body.replaceChildren(main);
  main.replaceChildren(heading, ...parts);
  first.focus();
}

async function signIn(token: string, stays: boolean): Promise<void> {
  const { mayMore } = await (await starting).signIn(token, stays);
  await open();
  if (mayMore) say(shellWord("mayMore"));
}

signOut.addEventListener("click", async () => {
  await (await starting).signOut();
  location.reload();
});

/** Whether no other tab of this browser writes on the site: each would write over what the other keeps. */
const isOnlyTab = (): Promise<boolean> =>
  new Promise((tell) => {
    const hold = (lock: Lock | null) => {
      tell(lock !== null);
      // Until this page goes.
      return lock ? new Promise<void>(() => {}) : undefined;
    };
    navigator.locks.request(`edit ${start.repository}`, { ifAvailable: true }, hold);
  });

async function begin(): Promise<void> {
  inLanguage();
  document.body.replaceChildren(main);
  // A page around this one could take presses for itself.
  if (top !== self) return;
  if (!(await isOnlyTab())) return showFault(new Error(shellWord("otherTab")), begin);
  try {
    const worker = await starting;
    const { repository, branch, folder, host } = start;
    const person = { chosen: chosenLanguage(), browser: navigator.languages.join(",") };
    const isSignedIn = await worker.begin({ site, repository, branch, folder, host, person });
    const token = isSignedIn ? undefined : await tokenOnTheWayBack();
    if (token) await signIn(token, false);
    else if (isSignedIn) await open();
    else showSignIn();
  } catch (error) {
    if (error instanceof HostFault && error.word === "expired") showSignIn(error);
    else showFault(error);
  }
}
begin();
