import { type Found, installedProgram } from "../../../scripts/engines/installed.ts";
import { openDisplay } from "./display.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** A browser of the system, or why there is none. */
export interface SystemEngine {
  /** Why it cannot be driven here, as a sentence; undefined where it can. */
  missing: string | undefined;
  /** @param scripts Whether pages may run scripts. */
  start(scripts: boolean): Promise<Engine>;
}

const firefox = installedProgram({
  name: "Firefox",
  commands: ["firefox", "firefox-esr"],
  variable: "FIREFOX_PATH",
  question: "--version",
});
const webkit = installedProgram({
  name: "WebKitWebDriver",
  commands: ["WebKitWebDriver"],
  variable: "WEBKIT_WEBDRIVER_PATH",
  question: "--help",
});
const xvfb = installedProgram({
  name: "Xvfb",
  commands: ["Xvfb"],
  variable: "XVFB_PATH",
  question: "-help",
});
const hasScreen = Boolean(process.env["DISPLAY"] || process.env["WAYLAND_DISPLAY"]);

export const engines = {
  firefox: {
    missing: missing(firefox),
    start: (scripts) => startFirefox({ path: found(firefox), scripts }),
  },
  webkit: {
    missing: missing(webkit) ?? (hasScreen ? undefined : xvfb.missing),
    async start(scripts) {
      const display = await openDisplay(xvfb);
      const engine = await startWebKit({ path: found(webkit), scripts }, display);
      return {
        ...engine,
        async close() {
          await engine.close();
          await display.close();
        },
      };
    },
  },
} as const satisfies Record<string, SystemEngine>;

/** Elsewhere Firefox knows its mail program by other means, and there is no WebKitGTK. */
function missing(program: Found): string | undefined {
  return process.platform === "linux" ? program.missing : "Other engines are tested on Linux.";
}

function found({ path }: Found): string {
  if (!path) throw new Error("A browser that is not installed cannot be started.");
  return path;
}
