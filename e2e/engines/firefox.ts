import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import playwright, { type Browser } from "playwright";
import playwrightForEsr from "playwright-for-esr";
import { installedProgram } from "../../scripts/suites/chromium.ts";

/** Path of the system's Firefox; undefined if there is none. */
export const firefoxPath = installedProgram("FIREFOX_PATH", "--version", "firefox", "firefox-esr");

const home = join(tmpdir(), `firefox-${process.pid}`);
const mails = join(home, "mails");

/** Has Playwright's tests start the system's Firefox by an older Playwright, with the options of each test. */
export function startFirefoxEsr(): void {
  Object.assign(playwright.firefox, { launch: launchFirefox });
  // Playwright has no public way to give a test's options to a browser that it did not start.
  const [options, esrOptions] = [playwright, playwrightForEsr].map(
    (library) => Object(library)._instrumentation,
  );
  esrOptions.addListener({
    runBeforeCreateBrowserContext: (given: object) => options.runBeforeCreateBrowserContext(given),
  });
}

async function launchFirefox(): Promise<Browser> {
  await addMailProgram(`sh -c 'echo "$0" >> ${mails}' %u`);
  const browser = await playwrightForEsr.firefox.launch({
    channel: "moz-firefox",
    executablePath: firefoxPath ?? "",
    // As root it starts in no home that belongs to somebody else, as containers have.
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home },
    firefoxUserPrefs: {
      // Its sandbox lets no page read the fonts of the tests (`support/fonts.ts`): each letter would be a box.
      "security.sandbox.content.read_path_whitelist": join(tmpdir(), "fonts/"),
      // A key scrolls at once.
      "general.smoothScroll": false,
      // Otherwise Firefox asks before it starts a mail program.
      "network.protocol-handler.warn-external.mailto": false,
      "security.external_protocol_requires_permission": false,
      // Light, whatever the desktop has.
      "layout.css.prefers-color-scheme.content-override": 1,
    },
  });
  return browser as Browser;
}

/** The `mailto:` links that Firefox has handed to its mail program, each with a line feed. */
export const readMails = () => readFile(mails, "utf8");

/** Gives Firefox's home a mail program: a command with `%u` for the link (Desktop Entry Specification). */
async function addMailProgram(command: string): Promise<void> {
  const applications = join(home, "applications");
  const entry = ["[Desktop Entry]", "Type=Application", "Name=Mail", `Exec=${command}`];
  const defaults = ["[Default Applications]", "x-scheme-handler/mailto=mail.desktop"];
  await mkdir(applications, { recursive: true });
  await writeFile(mails, "");
  await writeFile(join(applications, "mail.desktop"), entry.join("\n"));
  await writeFile(join(applications, "mimeapps.list"), defaults.join("\n"));
}
