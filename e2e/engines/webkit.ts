import { freePort } from "../support/listen.ts";
import { startProgram } from "../support/product/program.ts";
import { type Browser, commands, openPopup, type Send, unreachableProxy } from "./browser.ts";

/** Longest that the browser may take to start, and to answer, in milliseconds. */
const patience = { start: 30_000, answer: 60_000 };

const proxy = `${unreachableProxy.host}:${unreachableProxy.port}`;

/**
 * Starts the system's WebKitGTK in its MiniBrowser, and drives it through WebKitWebDriver.
 *
 * @param xvfb Path of an Xvfb, for a screen that nobody sees: windows then have the same size on every
 *   machine. Without one it is the screen that the tests were started on.
 */
export async function startWebKit(
  path: string,
  scripts: boolean,
  xvfb: string | undefined,
): Promise<Browser> {
  const onScreen = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const display = xvfb
    ? await startProgram(xvfb, onScreen, process.env, (said) => said.match(/^(\d+)\n/m)?.[1])
    : undefined;
  const env = display && { DISPLAY: `:${display.ready}`, GDK_BACKEND: "x11" };
  const begin = () => beginSession(path, scripts, { ...process.env, ...env });
  // On a busy machine a start was seen to wait for ever (WebKitGTK 2.50.6).
  const { driver, send } = await begin().catch(begin).catch(begin);

  return {
    send,
    takeFaults: () => send("ExecuteScript", { script: `return (${takeFaults})()`, args: [] }),
    // The MiniBrowser has no mail program: it shows that it cannot show such an address.
    async handedMail() {
      const shown = await send<string>("GetCurrentURL");
      if (!shown.startsWith("mailto:")) return undefined;
      await send("Back");
      return shown;
    },
    async close() {
      await send("DeleteSession");
      await driver.stop();
      await display?.stop();
    },
  };
}

/** Starts the driver, and has it start the browser. */
async function beginSession(path: string, scripts: boolean, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${address}/status`).catch(() => undefined)) && address;
  const driver = await startProgram(path, [`--port=${port}`], env, isReady);
  const args = [
    "--automation",
    "--javascript-can-open-windows-automatically=true",
    `--enable-javascript=${scripts}`,
  ];
  const capabilities = {
    proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy, noProxy: ["127.0.0.1"] },
    "webkitgtk:browserOptions": { args },
  };

  async function ask(method: string, path: string, body?: object, timeout = patience.answer) {
    const response = await fetch(`${address}/session${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  try {
    const wanted = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await ask("POST", "", wanted, patience.start);
    const send: Send = (command, parameters = {}) => {
      const [method, path] = commands[command].split(" ") as [string, string];
      const body = method === "POST" ? parameters : undefined;
      return ask(method, `/${sessionId}${path.replace("{id}", `${parameters["id"]}`)}`, body);
    };
    await openPopup(send);
    return { driver, send };
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

declare global {
  interface Window {
    /** What the console and uncaught errors said since it was last asked. */
    faultsSeen: string[] | undefined;
  }
}

/**
 * Runs in the page: gives the warnings and errors since it was last run there. WebKitGTK tells a
 * driver nothing of them (2.50), so that those of a document's own scripts are missed.
 */
function takeFaults(): string[] {
  if (window.faultsSeen) return window.faultsSeen.splice(0);
  const faults: string[] = [];
  window.faultsSeen = faults;
  for (const level of ["warn", "error"] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      faults.push(`${level}: ${words.join(" ")}`);
      say(...words);
    };
  }
  addEventListener("error", ({ message }) => faults.push(`error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(`error: ${reason}`));
  return [];
}
