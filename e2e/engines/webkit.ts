import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { installedProgram } from "../../scripts/suites/chromium.ts";
import { belowBase } from "../support/below-base.ts";
import { requirePart } from "../support/content.ts";
import { serveExport, testedFolder } from "../support/host.ts";
import { freePort } from "../support/listen.ts";
import { startProgram } from "../support/product/program.ts";
import { plainTest as base, expect } from "../support/test.ts";

declare module "selenium-webdriver" {
  /* Methods that the library has and its types (4.35) lack. */
  interface WebElement {
    getAccessibleName(): Promise<string>;
    getAriaRole(): Promise<string>;
  }
}

export { expect };

const driverPath = installedProgram("WEBKIT_WEBDRIVER_PATH", "--help", "WebKitWebDriver");
const xvfbPath = installedProgram("XVFB_PATH", "-help", "Xvfb");

/** Longest that the browser may take to start, in milliseconds. */
const patience = 30_000;

/** A proxy that does not exist: no request leaves this machine. */
const proxy = "127.0.0.1:9";

const keyCodes: Record<string, string> = {
  Shift: Key.SHIFT,
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: " ",
  ArrowDown: Key.ARROW_DOWN,
};

/** Tests in the system's WebKitGTK, in its MiniBrowser. Without it they are skipped. */
export const test = base.extend<
  { visitor: ReturnType<typeof openVisitor> },
  { scripts: boolean; driver: WebDriver }
>({
  /** Whether pages may run scripts. */
  scripts: [true, { scope: "worker", option: true }],

  driver: [
    async ({ scripts }, use) => {
      // On Xvfb's screen windows have the same size on every machine.
      const onScreen = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
      const number = (said: string) => said.match(/^(\d+)\n/m)?.[1];
      const display = await startProgram(requirePart(xvfbPath), onScreen, process.env, number);
      const env = { ...process.env, DISPLAY: `:${display.ready}`, GDK_BACKEND: "x11" };
      const startSession = () => beginSession(scripts, env);
      // On a busy machine a start can hang (WebKitGTK 2.50.6).
      const { driver, service } = await startSession().catch(startSession).catch(startSession);
      await use(driver);
      await driver.quit();
      await service.stop();
      await display.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],

  /** Somebody who uses the site by keyboard, and for whom the browser has stored nothing. */
  visitor: async ({ driver }, use) => {
    // At a port of its own, where nothing is stored yet.
    const host = await serveExport(testedFolder);
    await use(openVisitor(driver, host.origin));
    await host.close();
  },
});

test.skip(
  !driverPath || !xvfbPath,
  "WebKitWebDriver or Xvfb is not installed. If it is not on the PATH, set WEBKIT_WEBDRIVER_PATH or XVFB_PATH to its path.",
);

function openVisitor(driver: WebDriver, origin: string) {
  const pressKeys = (names: string) => {
    const keys = names.split("+").map((name) => keyCodes[name] ?? name);
    const actions = driver.actions();
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.reverse()) actions.keyUp(key);
    return actions.perform();
  };
  const type = (text: string) =>
    driver.actions().sendKeys(text.replaceAll("\n", Key.ENTER)).perform();
  /** Runs a function in the page. Its result must be JSON. */
  const evaluate = <Result>(say: () => Result): Promise<Result> =>
    driver.executeScript(`return (${say})()`);

  /** Role and accessible name of what has the focus, as WebKit computes them. */
  async function focusedName(): Promise<string> {
    const element = await driver.switchTo().activeElement();
    return `${await element.getAriaRole()} ${await element.getAccessibleName()}`;
  }

  /** Presses Tab until what has this role and name has the focus. */
  async function tabTo(wanted: string): Promise<void> {
    // A page of the site has fewer stops.
    for (let stop = 0; stop < 80; stop++) {
      if ((await focusedName()) === wanted) return;
      await pressKeys("Tab");
    }
    throw new Error(`The keyboard does not come to ${wanted}.`);
  }

  return {
    press: pressKeys,
    type,
    evaluate,
    tabTo,
    visit: (path: string) => driver.get(new URL(belowBase(path), origin).href),
    reload: () => driver.navigate().refresh(),
    setWidth: (width: number) => driver.manage().window().setRect({ width, height: 800 }),
    /** The role of each element that a selector takes, as WebKit computes them. */
    async rolesOf(selector: string): Promise<string[]> {
      const elements = await driver.findElements(By.css(selector));
      return Promise.all(elements.map((element) => element.getAriaRole()));
    },
    /** Waits until what has this role and name has the focus. */
    expectFocus: (wanted: string) =>
      expect(async () => expect(await focusedName()).toBe(wanted)).toPass(),
    /** Waits until a function in the page gives this. */
    expectInPage: (say: () => unknown, expected: unknown) =>
      expect(async () => expect(await evaluate(say)).toEqual(expected)).toPass(),
    async fillIn(name: string, text: string): Promise<void> {
      await tabTo(`textbox ${name}`);
      await type(text);
    },
    /** Waits for the link of a mail. MiniBrowser has no mail program, and shows an error page with the address. */
    async awaitMail(): Promise<string> {
      await expect(async () => expect(await driver.getCurrentUrl()).toMatch(/^mailto:/)).toPass();
      const link = await driver.getCurrentUrl();
      await driver.navigate().back();
      return link;
    },
  };
}

/** Starts a driver and opens a window without bars, because bars keep a window wider than a phone. */
async function beginSession(scripts: boolean, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driverAnswers = async () =>
    (await fetch(`${address}/status`).catch(() => undefined)) && address;
  const service = await startProgram(
    requirePart(driverPath),
    [`--port=${port}`],
    env,
    driverAnswers,
  );
  const args = [
    "--automation",
    "--javascript-can-open-windows-automatically=true",
    `--enable-javascript=${scripts}`,
  ];
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy, noProxy: ["127.0.0.1"] },
    "webkitgtk:browserOptions": { args },
  });
  try {
    const driver = await Promise.race([
      new Builder().usingServer(address).withCapabilities(capabilities).build(),
      wait(patience, undefined, { ref: false }).then(() =>
        Promise.reject(new Error("WebKitGTK did not start in time.")),
      ),
    ]);
    const usual = await driver.getWindowHandle();
    await driver.executeScript("open('', '_blank', 'popup,width=320')");
    const all = await driver.getAllWindowHandles();
    await driver.switchTo().window(all.find((handle) => handle !== usual) ?? usual);
    return { driver, service };
  } catch (error) {
    await service.stop();
    throw error;
  }
}
