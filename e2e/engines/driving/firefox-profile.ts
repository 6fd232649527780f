import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unreachableProxy } from "./proxy.ts";

/** A profile of Firefox for one run. */
export interface FirefoxProfile {
  folder: string;
  /** Links that its mail program was started with so far. */
  mails(): Promise<string[]>;
  remove(): Promise<void>;
}

/** Preferences, beside those that Firefox sets by itself where it is driven. */
const preferences = {
  // Else Firefox asks the visitor before it starts a mail program.
  "security.external_protocol_requires_permission": false,
  // Light, whatever the desktop has.
  "layout.css.prefers-color-scheme.content-override": 1,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.proxy.type": 1,
  "network.proxy.http": unreachableProxy.host,
  "network.proxy.http_port": unreachableProxy.port,
  "network.proxy.ssl": unreachableProxy.host,
  "network.proxy.ssl_port": unreachableProxy.port,
};

/** Writes a profile whose mail program is a script that notes each link. */
export async function writeFirefoxProfile(scripts: boolean): Promise<FirefoxProfile> {
  const folder = await mkdtemp(join(tmpdir(), "firefox-"));
  const program = join(folder, "mail-program");
  const notes = join(folder, "mails");
  await writeFile(notes, "");
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${notes}'\n`);
  await chmod(program, 0o755);

  const useHelperApp = 2;
  const mailto = { action: useHelperApp, ask: false, handlers: [{ name: "mail", path: program }] };
  await writeFile(
    join(folder, "handlers.json"),
    JSON.stringify({ defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } }),
  );
  const lines = Object.entries({ ...preferences, "javascript.enabled": scripts }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(folder, "user.js"), lines.join("\n"));

  return {
    folder,
    mails: async () => (await readFile(notes, "utf8")).split("\n").filter(Boolean),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
