import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities, Key, type WebElement } from "selenium-webdriver";
import { freePort } from "../support/listen.ts";
import { startProgram } from "../support/product/program.ts";
import { type Browser, type Page, recordFaults } from "./browser.ts";

declare module "selenium-webdriver" {
  /* Methods that the library has and its types (4.35) lack. */
  interface WebElement {
    getAccessibleName(): Promise<string>;
    getAriaRole(): Promise<string>;
  }
}

/** Longest that the browser may take to start, in milliseconds. */
const patience = 30_000;

/** A proxy that does not exist: no request leaves this machine. */
const proxy = "127.0.0.1:9";

/** Elements with a role by their kind. WebDriver cannot find elements by role and name. */
const carriers: Record<string, string> = {
  group: "fieldset",
  heading: "h1, h2, h3, h4",
  link: "a[href]",
  navigation: "nav",
  status: "output",
  textbox: "input, textarea",
};

const keyCodes: Record<string, string> = {
  Shift: Key.SHIFT,
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: " ",
  ArrowDown: Key.ARROW_DOWN,
};

/**
 * Starts the system's WebKitGTK in its MiniBrowser. Selenium drives it through WebKitWebDriver.
 *
 * @param xvfb Path of an Xvfb: on its screen windows have the same size on every machine.
 */
export async function startWebKit(path: string, xvfb: string, scripts: boolean): Promise<Browser> {
  const onScreen = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const display = await startProgram(
    xvfb,
    onScreen,
    process.env,
    (said) => said.match(/^(\d+)\n/m)?.[1],
  );
  const env = { ...process.env, DISPLAY: `:${display.ready}`, GDK_BACKEND: "x11" };
  const begin = () => beginSession(path, scripts, env);
  // On a busy machine a start can hang (WebKitGTK 2.50.6).
  const { driver, service } = await begin().catch(begin).catch(begin);

  const page: Page = {
    goTo: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    // The driver reports no messages (2.50). Those before the first call on a page are missed.
    evaluate: (say, element) =>
      driver.executeScript(`(${recordFaults})(); return (${say})(arguments[0])`, element),
    async find(role, name) {
      const selector = [role, `[role=${role}]`, carriers[role]].filter(Boolean).join();
      const found: WebElement[] = [];
      for (const element of await driver.executeScript<WebElement[]>(visibleOf, selector)) {
        if (name && (await element.getAccessibleName()) !== name) continue;
        if ((await element.getAriaRole()) === role) found.push(element);
      }
      return found;
    },
    press(names) {
      const keys = names.split("+").map((name) => keyCodes[name] ?? name);
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.reverse()) actions.keyUp(key);
      return actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text.replaceAll("\n", Key.ENTER)).perform(),
    setWidth: (width) => driver.manage().window().setRect({ width, height: 800 }),
    // MiniBrowser has no mail program. It shows an error page with the address.
    async handedMail() {
      const shown = await driver.getCurrentUrl();
      if (!shown.startsWith("mailto:")) return undefined;
      await driver.navigate().back();
      return shown;
    },
    leave: () => driver.manage().deleteAllCookies(),
  };

  return {
    open: async () => page,
    async close() {
      await driver.quit();
      await service.stop();
      await display.stop();
    },
  };
}

/** Starts a driver and opens a window without bars, because bars keep a window wider than a phone. */
async function beginSession(path: string, scripts: boolean, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${address}/status`).catch(() => undefined)) && address;
  const service = await startProgram(path, [`--port=${port}`], env, isReady);
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

/** Runs in the page: elements that a selector fits and that can be seen. */
function visibleOf(selector: string): HTMLElement[] {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  return elements.filter((element) => element.checkVisibility({ visibilityProperty: true }));
}
