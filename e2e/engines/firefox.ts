import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright/test";
import { firefox } from "playwright-for-esr";
import { answerForeignRequests } from "../support/foreign.ts";
import { type Browser, recordFaults } from "./browser.ts";

/** Starts the system's Firefox without a screen. Playwright drives it by WebDriver BiDi. */
export async function startFirefox(executablePath: string, scripts: boolean): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), "home-"));
  const mails = join(home, "mails");
  await addMailProgram(home, `sh -c 'echo "$0" >> ${mails}' %u`);
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath,
    // As root it starts in no home that belongs to somebody else, as containers have.
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home },
    firefoxUserPrefs: {
      "javascript.enabled": scripts,
      // A key scrolls at once.
      "general.smoothScroll": false,
      // Otherwise Firefox asks before it starts a mail program.
      "network.protocol-handler.warn-external.mailto": false,
      "security.external_protocol_requires_permission": false,
      // Light, whatever the desktop has.
      "layout.css.prefers-color-scheme.content-override": 1,
    },
  });

  return {
    async open() {
      await writeFile(mails, "");
      const context = (await browser.newContext()) as BrowserContext;
      await answerForeignRequests(context);
      await context.addInitScript(recordFaults);
      const page = await context.newPage();
      return {
        goTo: (address) => page.goto(address),
        reload: () => page.reload(),
        evaluate: (say, element) => page.evaluate(say, element as never),
        find: (role, name) =>
          page.getByRole(role, name ? { name, exact: true } : {}).elementHandles(),
        press: (keys) => page.keyboard.press(keys),
        type: (text) => page.keyboard.type(text),
        setWidth: (width) => page.setViewportSize({ width, height: 800 }),
        handedMail: async () => (await readFile(mails, "utf8")).trim() || undefined,
        leave: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Gives a home a mail program: a command with `%u` for the link (Desktop Entry Specification). */
async function addMailProgram(home: string, command: string): Promise<void> {
  const applications = join(home, "applications");
  const entry = ["[Desktop Entry]", "Type=Application", "Name=Mail", `Exec=${command}`];
  const defaults = ["[Default Applications]", "x-scheme-handler/mailto=mail.desktop"];
  await mkdir(applications);
  await writeFile(join(applications, "mail.desktop"), entry.join("\n"));
  await writeFile(join(applications, "mimeapps.list"), defaults.join("\n"));
}
