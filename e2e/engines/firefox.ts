import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../support/product/program.ts";
import { type Browser, openPopup, type Send, unreachableProxy } from "./browser.ts";

/** Preferences, beside those that Firefox sets by itself where it is driven. */
const preferences = {
  "marionette.port": 0,
  // Else Firefox asks the visitor before it starts a mail program.
  "security.external_protocol_requires_permission": false,
  // Light, whatever the desktop has.
  "layout.css.prefers-color-scheme.content-override": 1,
  "network.proxy.type": 1,
  "network.proxy.socks": unreachableProxy.host,
  "network.proxy.socks_port": unreachableProxy.port,
};

/** Starts the system's Firefox without a screen, and drives it through Marionette. */
export async function startFirefox(path: string, scripts: boolean): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const mails = join(profile, "mails");
  await writeProfile(profile, mails, scripts);
  const usual = ["--headless", "--no-remote", "--marionette", "--remote-allow-system-access"];
  const program = await startProgram(
    path,
    [...usual, "--profile", profile],
    // As root it starts in no home that belongs to somebody else, as containers have.
    { ...process.env, HOME: profile },
    (said) => said.match(/Marionette\s+INFO\s+Listening on port (\d+)/)?.[1],
  );
  const ask = connectMarionette(Number(program.ready));
  const send: Send = (command, parameters) => ask(`WebDriver:${command}`, parameters);
  await ask("WebDriver:NewSession");
  await ask("Marionette:SetContext", { value: "chrome" });
  await send("ExecuteScript", { script: standIn, args: [] });
  await ask("Marionette:SetContext", { value: "content" });
  await openPopup(send);

  return {
    send,
    takeFaults: () => send("ExecuteScript", { script: takeFaults, args: [], sandbox: "system" }),
    async handedMail() {
      const mail = await readFile(mails, "utf8");
      if (!mail) return undefined;
      await writeFile(mails, "");
      return mail;
    },
    close: program.stop,
  };
}

/** Writes preferences, and a mail program that notes each link. */
async function writeProfile(profile: string, mails: string, scripts: boolean): Promise<void> {
  const program = join(profile, "mail-program");
  const useHelperApp = 2;
  const mailto = { action: useHelperApp, ask: false, handlers: [{ name: "mail", path: program }] };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
  const lines = Object.entries({ ...preferences, "javascript.enabled": scripts }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(mails, "");
  await writeFile(program, `#!/bin/sh\nprintf %s "$1" >> '${mails}'\n`, { mode: 0o755 });
  await writeFile(join(profile, "handlers.json"), JSON.stringify(handlers));
  await writeFile(join(profile, "user.js"), lines.join("\n"));
}

/**
 * Connects to Marionette, the remote control inside Firefox, at a port of this machine. Packets are
 * `length:[0, id, command, parameters]` there and `length:[1, id, error, answer]` back, the length in
 * bytes; only the greeting is no array.
 *
 * @returns what gives a command. It throws what Firefox says against it.
 */
function connectMarionette(port: number) {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<number, (error: Error | undefined, answer?: unknown) => void>();
  let unread = Buffer.alloc(0);
  socket.on("data", (part) => {
    unread = Buffer.concat([unread, part]);
    for (;;) {
      const start = unread.indexOf(":") + 1;
      const end = start + Number.parseInt(unread.toString("latin1", 0, start), 10);
      if (start === 0 || unread.length < end) return;
      const packet = JSON.parse(unread.toString("utf8", start, end));
      unread = unread.subarray(end);
      if (!Array.isArray(packet)) continue;
      const [, id, error, answer] = packet;
      waiting.get(id)?.(error && new Error(`${error.error}: ${error.message}`), answer);
      waiting.delete(id);
    }
  });
  // The end of Firefox can be an error, too.
  socket.on("error", () => {});
  socket.on("close", () => {
    for (const settle of waiting.values()) settle(new Error("Firefox has gone."));
  });

  let last = 0;
  return <Answer>(command: string, parameters = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (error, answer) => {
        // Most answers are an object with a value; some are the value.
        const shell = Object(answer);
        if (error) reject(error);
        else resolve(Object.hasOwn(shell, "value") ? shell.value : answer);
      });
      const packet = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(packet)}:${packet}`, (error) => error && reject(error));
    });
}

/** Runs in Firefox itself: stands in for other sites, of which a page has the map. */
const standIn = `
  Services.obs.addObserver((channel) => {
    if (channel.QueryInterface(Ci.nsIHttpChannel).URI.host === "127.0.0.1") return;
    const answer = Cc["@mozilla.org/network/replaced-http-response;1"].createInstance(Ci.nsIReplacedHttpResponse);
    answer.responseStatus = 200;
    answer.responseStatusText = "OK";
    answer.responseBody = "<!doctype html><title>Elsewhere</title>";
    answer.setResponseHeader("content-type", "text/html", false);
    channel.QueryInterface(Ci.nsIHttpChannelInternal).setResponseOverride(answer);
  }, "http-on-modify-request")`;

/** Runs in the page with Firefox's rights: what the console and the engine said of pages of this machine. */
const takeFaults = `
  const storage = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage);
  const said = storage.getEvents()
    .map((event) => [event.level, event.filename, event.arguments.join(" ")]);
  const errors = Services.console.getMessageArray()
    .filter((error) => error instanceof Ci.nsIScriptError && !(error.flags & Ci.nsIScriptError.infoFlag))
    .map((error) => ["error", error.sourceName, error.errorMessage]);
  storage.clearEvents();
  Services.console.reset();
  return [...said, ...errors]
    .filter(([level, place]) => /warn|error/.test(level) && place.startsWith("http://127.0.0.1:"))
    .map(([level, , text]) => level + ": " + text);`;
