import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "playwright/test";
import { inProject } from "../project.ts";
import { startProgram } from "./program.ts";

/** An owner's folder, served as `faircopy dev` serves it. */
export interface EditingServer {
  /** With a slash at its end. */
  origin: string;
  /** The content folder. */
  folder: string;
  read(file: string): Promise<string>;
  /** Writes a content file, and waits until the server serves it. */
  write(file: string, text: string): Promise<void>;
  /** Gives the content its texts of the beginning. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** The folder of an owner with a copy of a firm's content. */
export async function ownerWith(firm: string): Promise<string> {
  const owner = await mkdtemp(join(tmpdir(), "owner-"));
  await cp(inProject("e2e/firms", firm), join(owner, "content"), { recursive: true });
  return owner;
}

/**
 * Serves an owner's folder, as `faircopy dev` does, by a process of its own.
 *
 * @param languages Folders of further languages in its addresses.
 */
export async function serveForEditing(
  owner: string,
  languages: readonly string[] = [],
): Promise<EditingServer> {
  const folder = join(owner, "content");
  // Has it keep what it caches here, apart from other servers.
  await writeFile(join(owner, "package.json"), "{}");
  const { ready: origin, stop: close } = await startProgram(
    process.execPath,
    [inProject("scripts/faircopy.mjs"), "dev"],
    { ...process.env, PORT: "0", LAUNCH_EDITOR: "", NODE_ENV: undefined, CONTENT_DIR: undefined },
    (said) => /http:\S+/.exec(said)?.[0],
    owner,
  );

  const listeners: Listener[] = [];
  for (const language of ["", ...languages]) {
    // The first page has the content watched, and starts the server of its language.
    await fetch(origin + language);
    // The server of a language names it once more in the address for its listeners.
    listeners.push(await listenTo(origin + language + language));
  }

  async function write(file: string, text: string): Promise<void> {
    const before = listeners.map(({ reloads }) => reloads);
    await replace(join(folder, file), text);
    const notice = () => listeners.every(({ reloads }, index) => reloads > Number(before[index]));
    await expect
      .poll(notice, { message: `The server notices ${file}.`, intervals: [20] })
      .toBe(true);
    await rest(listeners);
  }

  const beginning = await textsIn(folder);
  return {
    ...{ origin, folder, close, write },
    read: (file) => readFile(join(folder, file), "utf8"),
    async restore() {
      await rest(listeners);
      const now = await textsIn(folder);
      // No others: each that is written reloads pages.
      for (const [file, text] of beginning) if (now.get(file) !== text) await write(file, text);
    },
  };
}

/** Somebody to whom a server says that its pages are to be loaded again. */
interface Listener {
  reloads: number;
}

/**
 * Listens to a server as its pages do. While nobody listens, Vite keeps its last error or reload for the next page,
 * which would be that of another test.
 */
async function listenTo(address: string): Promise<Listener> {
  const asked = request(address, {
    headers: {
      ...{ connection: "Upgrade", upgrade: "websocket" },
      ...{ "sec-websocket-protocol": "vite-hmr", "sec-websocket-version": "13" },
      "sec-websocket-key": randomBytes(16).toString("base64"),
    },
  });
  asked.end();
  const [, socket] = await once(asked, "upgrade");
  const listener = { reloads: 0 };
  socket.setEncoding("utf8").on("data", (said: string) => {
    listener.reloads += said.split("full-reload").length - 1;
  });
  // It ends with the server.
  socket.on("error", () => {}).unref();
  return listener;
}

/** Waits until a server has said nothing for a while. */
async function rest(listeners: readonly Listener[]): Promise<void> {
  const count = () => listeners.reduce((sum, { reloads }) => sum + reloads, 0);
  for (let before = -1; before !== count(); await wait(100)) before = count();
}

/** The texts of the content files of a folder. */
async function textsIn(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(yaml|json)$/.test(name));
  const texts = files.map(
    async (file) => [file, await readFile(join(folder, file), "utf8")] as const,
  );
  return new Map(await Promise.all(texts));
}

/** Gives a file another text at once, so that the server never reads half of it. */
async function replace(path: string, text: string): Promise<void> {
  const other = join(await mkdtemp(join(tmpdir(), "written-")), "file");
  await writeFile(other, text);
  await rename(other, path);
}
