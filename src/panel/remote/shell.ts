import { decodeAddress } from "../../words/addresses/url.ts";
import { directionOf } from "../../words/direction-of.ts";
import { HostFault } from "../host/host-fault.ts";
import type { SignedIn } from "../host/sign-in.ts";
import { answerCalls, callsTo } from "./call.ts";
import type { FrameFunctions } from "./connect-frame.ts";
import { editFiles, keptId, panelCodeId } from "./edit-files.ts";
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
import { mayBeSignedIn, noteStay, signInOnTheWayBack, signInParts } from "./sign-in-form.ts";

/** The page around the panel on a published site: it signs in, and shows pages in a frame without the site's origin. */

const status = element("p", { role: "status" });
const warning = element("p");
const signOut = element("button", { type: "button" });
const bar = element("header", {}, element("strong", {}, start.name), status, warning, signOut);
const main = element("main");
let frame = element("iframe");

function say(text: string): void {
  // A screen reader says again what is written again.
  if (status.textContent !== text) status.textContent = text;
}

/** Shows the language of the person on what this page says itself. */
function inLanguage(): void {
  const [tag] = wordsNow();
  Object.assign(document.documentElement, { lang: tag, dir: directionOf(tag) ?? "ltr" });
  document.title = shellWord("heading", { site: start.name });
  signOut.textContent = shellWord("signOut");
}

/** Whether this device has the last change. */
let isKept = true;

/** A worker of a blob has the policy of this page: it reaches the host of the repository and the site alone. */
async function startWorker() {
  const code = await textAt(editFiles.worker);
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const worker = new Worker(address);
  worker.addEventListener("message", ({ data }) => {
    isKept = data.isKept ?? isKept;
    if (data.done !== undefined) showProgress(data.done, data.total);
  });
  return callsTo<WorkerFunctions>(worker);
}

/** What is fetched once, and again where it did not come. */
function repeatable<Value>(fetched: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | undefined;
  return () => {
    coming ??= fetched().catch((error) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

/** Whether the worker has a token. */
let isSignedIn = false;

const workerNow = repeatable(async () => {
  const worker = await startWorker();
  const { repository, branch, folder, host } = start;
  const person = { chosen: chosenLanguage(), browser: navigator.languages.join(",") };
  isSignedIn = await worker.begin({ site, repository, branch, folder, host, person });
  return worker;
});

/** What the panel remembers, for its next document: of this tab, and what is typed. */
const kept = { tab: "", site: "" };
const pathNow = () => decodeAddress(location.hash.slice(1)) || "/";

/** The policy of the frame's documents. */
const policy = [
  ...["default-src 'none'", "style-src 'unsafe-inline'", "connect-src 'none'", "base-uri 'none'"],
  ...[`script-src ${start.panel}`, `img-src ${location.origin} data: blob:`],
  ...[`font-src ${location.origin} data:`, `media-src ${location.origin}`, "form-action 'none'"],
].join(";");

/** A document with the policy before all else, and what the panel remembers by now. */
function framed(html: string, code = ""): string {
  const json = JSON.stringify(kept).replaceAll("<", "\\u003c");
  const head = `<head><meta http-equiv="Content-Security-Policy" content="${policy}"><script type="application/json" id="${keptId}">${json}</script>${code}`;
  return html.replace("<head>", () => head);
}

async function textAt(name: string): Promise<string> {
  const answer = await fetch(files + name);
  if (!answer.ok) throw new HostFault("noNetwork");
  return answer.text();
}

/** The panel's code for a document: browsers keep nothing that a frame without an origin has fetched. */
const panelCode = repeatable(async () => {
  const code = await textAt(editFiles.frame);
  return `<script type="module" id="${panelCodeId}">${code}</script>`;
});

/** How often a page was asked for. */
let turns = 0;

/** Shows a page in the frame, with the panel, unless another is asked for meanwhile. */
async function show(path: string): Promise<void> {
  turns += 1;
  const turn = turns;
  const worker = await workerNow();
  const [html, code] = await Promise.all([worker.page(path), panelCode()]);
  if (turn !== turns) return;
  const { port1, port2 } = new MessageChannel();
  answerCalls(port1, functionsFor(path, worker) as never);
  port1.start();
  // Another frame for each page: one that goes to another document has an entry of its own in the history.
  const next = element("iframe", { title: start.name, srcdoc: framed(html, code) });
  // No origin: what is shown can reach neither the token nor what the device keeps.
  next.setAttribute(
    "sandbox",
    "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox",
  );
  next.onload = () => {
    next.contentWindow?.postMessage("", "*", [port2]);
    if (document.activeElement === document.body) next.focus();
  };
  frame.replaceWith(next);
  frame = next;
}

/** What this page does for the panel in the frame. */
function functionsFor(
  path: string,
  worker: Awaited<ReturnType<typeof startWorker>>,
): FrameFunctions {
  return {
    async ask(name, request, bytes) {
      const { changes, ...answer } = await worker.ask(name, request as never, bytes);
      showChanges(changes);
      return answer;
    },
    page: async () => framed(await worker.page(path)),
    drawing: (kind) => worker.drawing(kind),
    goTo(next) {
      if (next === pathNow()) show(next).catch(showFault);
      else location.hash = encodeURI(next);
    },
    keep(which, text) {
      kept[which] = text;
      if (which === "site") worker.keepDrafts(text);
    },
    async chooseLanguage(tag) {
      chooseLanguage(tag);
      inLanguage();
      await worker.speak(tag);
      await show(path).catch(showFault);
    },
  };
}

function showChanges(n: number): void {
  if (!isKept) say(shellWord("unkept"));
  else say(n > 0 ? shellWord("changes", { n }) : shellWord("noChanges"));
}

const progress = element("progress");
const read = element("p", { role: "status" });
const size = element("p");

function showProgress(done: number, total: number): void {
  if (total > 0) Object.assign(progress, { max: total, value: done });
  else size.textContent = shellWord("reading", { size: Math.round(done / 1000) });
}

/** Opens the repository, and shows the page that the address names. */
async function open(): Promise<void> {
  read.textContent = shellWord("opening", { host: hostName });
  progress.ariaLabel = read.textContent;
  main.replaceChildren(
    element("h1", {}, shellWord("heading", { site: start.name })),
    ...[progress, read, size],
  );
  try {
    const opening = (await workerNow()).open();
    // It comes while the host answers; a page asks for it again where it did not.
    panelCode().catch(() => {});
    const { changes, drafts } = await opening;
    kept.site = drafts;
    document.body.replaceChildren(bar, frame);
    showChanges(changes);
    window.onhashchange = () => show(pathNow()).catch(showFault);
    await show(pathNow());
  } catch (error) {
    if (error instanceof HostFault && ["expired", "missing"].includes(error.word))
      showSignIn(error);
    else showFault(error);
  }
}

function showFault(error: unknown): void {
  const again = element("button", { type: "button", onclick: begin }, shellWord("again"));
  document.body.replaceChildren(main);
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

async function signIn(given: SignedIn, stays: boolean): Promise<void> {
  const { mayMore } = await (await workerNow()).signIn(given, stays);
  noteStay(stays);
  isSignedIn = true;
  warning.textContent = mayMore ? shellWord("mayMore") : "";
  await open();
}

// What this device does not have goes with the page.
addEventListener("beforeunload", (event) => {
  if (!isKept) event.preventDefault();
});

signOut.addEventListener("click", async () => {
  await (await workerNow()).signOut();
  noteStay(false);
  location.reload();
});

let isOnly = false;

/** Whether no other tab of this browser writes on the site: each would write over what the other keeps. */
const isOnlyTab = (): Promise<boolean> =>
  new Promise((tell) => {
    if (isOnly) return tell(true);
    const hold = (lock: Lock | null) => {
      isOnly = lock !== null;
      tell(isOnly);
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
  try {
    if (!(await isOnlyTab())) throw new Error(shellWord("otherTab"));
    const coming = workerNow();
    // The worker is the largest part, and comes while somebody signs in. Then it is asked for again.
    if (!isSignedIn && !mayBeSignedIn()) {
      coming.catch(() => {});
      return showSignIn();
    }
    await coming;
    const given = isSignedIn ? undefined : await signInOnTheWayBack();
    if (given) await signIn(given, false);
    else if (isSignedIn) await open();
    else showSignIn();
  } catch (error) {
    if (error instanceof HostFault && error.word === "expired") showSignIn(error);
    else showFault(error);
  }
}
begin();
