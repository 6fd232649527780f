import { setTimeout as wait } from "node:timers/promises";
import { connectBidi } from "./bidi.ts";
import type { Engine, EngineOptions, Handle } from "./engine.ts";
import { writeFirefoxProfile } from "./firefox-profile.ts";
import { areVisible, bringIntoView, inPage, resultOf } from "./in-page.ts";
import { chord, clickOn, typing, wheel } from "./input.ts";
import { says, startProgram } from "./program.ts";

const height = 800;

/** Starts the system's Firefox without a screen, and drives it through WebDriver BiDi. */
export async function startFirefox({ path, scripts }: EngineOptions): Promise<Engine> {
  const profile = await writeFirefoxProfile(scripts);
  const program = await startProgram({
    file: path,
    args: ["--headless", "--no-remote", "--profile", profile.folder, "--remote-debugging-port=0"],
    // As root it starts in no home that belongs to somebody else, as containers have.
    env: { ...process.env, HOME: profile.folder },
    readiness: says(2, /WebDriver BiDi listening on (ws:\S+)/),
  });
  const faults: string[] = [];
  const { send, close } = await connectBidi(`${program.ready}/session`, (event, params) => {
    // A page that has gone meanwhile wants no answer.
    if (params.isBlocked) answerForeign(params.request.request).catch(() => {});
    if (event === "log.entryAdded" && ["warn", "error"].includes(params.level))
      faults.push(`${params.level}: ${params.text}`);
  });
  const { capabilities } = await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded", "network.beforeRequestSent"] });
  await send("network.addIntercept", {
    phases: ["beforeRequestSent"],
    urlPatterns: [{ type: "pattern", protocol: "https" }],
  });
  // In the window that it starts with, its own address bar keeps the focus (Firefox 140).
  const { context } = await send("browsingContext.create", { type: "window" });
  let mailsBefore = 0;

  /** Stands in for other sites, of which a page has the map: one that fails can fail the page (Firefox 140). */
  function answerForeign(request: string) {
    return send("network.provideResponse", {
      request,
      statusCode: 200,
      headers: [{ name: "content-type", value: { type: "string", value: "text/html" } }],
      body: { type: "string", value: "<!doctype html><title>Elsewhere</title>" },
    });
  }

  const act = (actions: object[]) => send("input.performActions", { context, actions });

  const address = async (): Promise<string> =>
    (await send("browsingContext.getTree", { root: context, maxDepth: 0 })).contexts[0].url;

  const evaluate: Engine["evaluate"] = async (run, ...given) => {
    const { result } = await send("script.callFunction", {
      functionDeclaration: inPage(run),
      arguments: given.map((one) =>
        isHandle(one) ? one : { type: "string", value: JSON.stringify(one) },
      ),
      awaitPromise: false,
      target: { context },
    });
    return resultOf(result.value);
  };

  return {
    version: `Firefox ${capabilities.browserVersion}`,
    evaluate,
    async open(url) {
      await evaluate(markAsLeft);
      // A frame of the page before that ends its loading just then, well or not, passes for the new
      // page (Firefox 140).
      await send("browsingContext.navigate", { context, url, wait: "complete" }).catch(
        unlessOfFrame,
      );
      while ((await address()) !== url || !(await evaluate(isLoaded))) await wait(20);
    },
    reload: () => send("browsingContext.reload", { context, wait: "complete" }),
    async back() {
      const before = await address();
      await send("browsingContext.traverseHistory", { context, delta: -1 });
      // It does not wait itself, and what is asked of a document that goes may never be answered.
      while ((await address()) === before) await wait(20);
    },
    address,
    async setWidth(width) {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
      return width;
    },
    press: (...keys) => act(chord(keys)),
    type: (text) => act(typing(text)),
    turnWheel: (pixels) => act(wheel(pixels)),
    async click(element) {
      await evaluate(bringIntoView, element);
      await act(clickOn({ type: "element", element }));
    },
    async find(role, name) {
      const { nodes } = await send("browsingContext.locateNodes", {
        context,
        locator: { type: "accessibility", value: { role, ...(name !== undefined && { name }) } },
      });
      const handles: Handle[] = nodes.map(({ sharedId }: Handle) => ({ sharedId }));
      const visible = await evaluate(areVisible, ...handles);
      return handles.filter((_handle, index) => visible[index]);
    },
    faults: async () => faults.splice(0),
    async handedMail() {
      const mail = (await profile.mails())[mailsBefore];
      if (mail) mailsBefore++;
      return mail;
    },
    async close() {
      await send("browser.close", {});
      close();
      await program.stop();
      await profile.remove();
    },
  };
}

function unlessOfFrame(error: Error): void {
  if (!error.message.includes("NS_ERROR_ABORT")) throw error;
}

/** Runs in the page. */
function markAsLeft(): void {
  document.documentElement.dataset["left"] = "";
}

/** Runs in the page. */
function isLoaded(): boolean {
  const { readyState, documentElement } = document;
  return readyState === "complete" && !("left" in documentElement.dataset);
}

function isHandle(value: unknown): value is Handle {
  return typeof value === "object" && value !== null && "sharedId" in value;
}
