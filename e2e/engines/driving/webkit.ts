import { freePort } from "../../support/free-port.ts";
import { carriers } from "./carriers.ts";
import { beginClassicSession } from "./classic.ts";
import type { Display } from "./display.ts";
import type { Engine, EngineOptions, Handle } from "./engine.ts";
import { areVisible, bringIntoView, inPage, resultOf } from "./in-page.ts";
import { chord, clickOn, typing, wheel } from "./input.ts";
import { answersAt, startProgram } from "./program.ts";
import { unreachableProxy } from "./proxy.ts";
import { recordFaults, takeFaults } from "./webkit-faults.ts";

const height = 800;
const proxy = `${unreachableProxy.host}:${unreachableProxy.port}`;

/** Starts the system's WebKitGTK in its MiniBrowser, and drives it through WebKitWebDriver. */
export async function startWebKit(
  { path, scripts }: EngineOptions,
  { env }: Display,
): Promise<Engine> {
  const options = { path, scripts };
  // On a busy machine a first start was seen to wait for ever (WebKitGTK 2.50.6).
  const { driver, session } = await begin(options, env).catch(() => begin(options, env));
  const { capabilities, get, post, end } = session;

  const act = (actions: object[]) => post("/actions", { actions });

  const evaluate: Engine["evaluate"] = async (run, ...given) => {
    const script = `return (${inPage(run)})(...arguments)`;
    const args = given.map((one) => (isHandle(one) ? one : JSON.stringify(one)));
    return resultOf(await post("/execute/sync", { script, args }));
  };

  const address = (): Promise<string> => get("/url");

  const faults: string[] = [];
  const collectFaults = async () => void faults.push(...(await evaluate(takeFaults)));
  const goTo = async (path: string, body?: object) => {
    await collectFaults();
    await post(path, body);
    await evaluate(recordFaults);
  };

  // Its usual windows have a bar that keeps them wider than a phone.
  const usual = await get("/window/handles");
  await evaluate(
    () =>
      void open(
        "about:blank",
        "_blank",
        "popup,toolbar=no,location=no,menubar=no,width=320,height=800",
      ),
  );
  const all: string[] = await get("/window/handles");
  await post("/window", { handle: all.find((handle) => !usual.includes(handle)) });

  async function findAmong(role: string, name?: string): Promise<Handle[]> {
    const all: Handle[] = await post("/elements", {
      using: "css selector",
      value: carriers[role],
    });
    const visible = await evaluate(areVisible, ...all);
    const found: Handle[] = [];
    for (const element of all.filter((_handle, index) => visible[index])) {
      const path = `/element/${Object.values(element)[0]}`;
      if (name !== undefined && (await get(`${path}/computedlabel`)) !== name) continue;
      if ((await get(`${path}/computedrole`)) === role) found.push(element);
    }
    return found;
  }

  return {
    version: `WebKitGTK ${capabilities["browserVersion"]}`,
    evaluate,
    open: (url) => goTo("/url", { url }),
    reload: () => goTo("/refresh"),
    back: () => goTo("/back"),
    address,
    async setWidth(width) {
      await post("/window/rect", { width, height });
      return evaluate(() => innerWidth);
    },
    press: (...keys) => act(chord(keys)),
    type: (text) => act(typing(text)),
    turnWheel: (pixels) => act(wheel(pixels)),
    async click(element) {
      await evaluate(bringIntoView, element);
      await act(clickOn(element));
    },
    find: (role, name) => findAmong(role, name).catch(noneWhereStale),
    async faults() {
      await collectFaults();
      return faults.splice(0);
    },
    // The MiniBrowser has no mail program: it shows that it cannot show such an address.
    async handedMail() {
      const shown = await address();
      if (!shown.startsWith("mailto:")) return undefined;
      await post("/back");
      return shown;
    },
    async close() {
      await end();
      await driver.stop();
    },
  };
}

/** Starts the driver, and has it start the browser. */
async function begin({ path, scripts }: EngineOptions, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = await startProgram({
    file: path,
    args: [`--port=${port}`],
    env,
    readiness: answersAt(`http://127.0.0.1:${port}`),
  });
  try {
    const session = await beginClassicSession(driver.ready, {
      proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy, noProxy: ["127.0.0.1"] },
      "webkitgtk:browserOptions": {
        args: [
          "--automation",
          "--javascript-can-open-windows-automatically=true",
          `--enable-javascript=${scripts}`,
        ],
      },
    });
    return { driver, session };
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

/** Where the page has changed meanwhile, whoever looks for something has to look again. */
function noneWhereStale(error: Error): Handle[] {
  if (error.message.includes("stale element reference")) return [];
  throw error;
}

function isHandle(value: unknown): value is Handle {
  return typeof value === "object" && value !== null && elementKey in value;
}

/** Marks an element in JSON (WebDriver, 12.1). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
