import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "playwright/test";
import { writeWhole } from "../../../scripts/write-whole.ts";
import { contentEvent } from "../../../src/panel/protocol/protocol.ts";
import { inProject } from "../project.ts";
import { contentsOf } from "./build.ts";
import { startProgram } from "./program.ts";

/** An owner's folder, served as `faircopy dev` serves it. */
export interface EditingServer {
  /** With a slash at its end. */
  origin: string;
  /** The content folder. */
  folder: string;
  read(file: string): Promise<string>;
  /** Writes a content file, and waits until the server serves it. */
  writeText(file: string, text: string): Promise<void>;
  /** Gives the content the files of a folder, and no others. */
  show(content: string): Promise<void>;
  close(): Promise<void>;
}

/** The folder of an owner with a copy of a firm's content. */
export async function ownerWith(firm: string): Promise<string> {
  const owner = await mkdtemp(join(tmpdir(), "owner-"));
  await cp(inProject("e2e/firms", firm), join(owner, "content"), { recursive: true });
  return owner;
}

/** What says that a server of the run bundles the libraries that browsers load, and that it has done so. */
const libraries = {
  begun: join(tmpdir(), "libraries-begun"),
  ready: join(tmpdir(), "libraries-ready"),
};

/** Whether a server is the first, which bundles the libraries alone; any other waits until they are there. */
async function isFirst(): Promise<boolean> {
  try {
    await mkdir(libraries.begun);
    return true;
  } catch {
    const options = { message: "Libraries are bundled.", intervals: [50], timeout: 120_000 };
    await expect.poll(() => existsSync(libraries.ready), options).toBe(true);
    return false;
  }
}

/** Serves an owner's folder by the command, which keeps what it bundles in the temporary folder of the run. */
export async function serveForEditing(owner: string): Promise<EditingServer> {
  const folder = join(owner, "content");
  const mustBundle = await isFirst();
  const { ready: origin, stop: close } = await startProgram(
    process.execPath,
    [inProject("scripts/faircopy.mjs"), "dev"],
    { ...process.env, PORT: "0", NODE_ENV: undefined, CONTENT_DIR: "content" },
    (said) => /http:\S+\/(?=\s)/.exec(said)?.[0],
    owner,
  );

  /** How often the server has said that the content has changed. */
  let changes = 0;
  // The first page has the content watched, and the styles kept for other servers.
  await fetch(origin);
  if (mustBundle) await writeFile(libraries.ready, "");
  const socket = await listenTo(origin);
  socket.setEncoding("utf8").on("data", (said: string) => {
    changes += said.split(contentEvent).length - 1;
  });

  /** Waits until the server has said nothing for a while. */
  async function waitUntilIdle(): Promise<void> {
    for (let before = -1; before !== changes; await wait(100)) before = changes;
  }

  /** Puts files into the content, and takes away those without data. */
  async function write(files: ReadonlyMap<string, string | Uint8Array | undefined>): Promise<void> {
    const before = changes;
    // Right after another change of the same file, systems may report none, so this writes again.
    await expect(async () => {
      for (const [name, data] of files) {
        const file = join(folder, name);
        // A test may have deleted its whole language.
        await mkdir(dirname(file), { recursive: true });
        // At once, so that the server never reads half of it.
        writeWhole(file, data ?? "");
        if (data === undefined) await rm(file);
      }
      const names = [...files.keys()].join(" ");
      const options = { message: `The server notices ${names}.`, intervals: [20], timeout: 4000 };
      await expect.poll(() => changes, options).toBeGreaterThan(before);
    }).toPass();
    await waitUntilIdle();
  }

  return {
    ...{ origin, folder, close, read: (file) => readFile(join(folder, file), "utf8") },
    writeText: (file, text) => write(new Map([[file, text]])),
    async show(content) {
      await waitUntilIdle();
      const [now, wanted] = [folder, content].map(contentsOf) as [Hashes, Hashes];
      const others = Object.keys({ ...now, ...wanted }).filter(
        (file) => now[file] !== wanted[file],
      );
      const dataOf = (file: string) => (wanted[file] ? readFile(join(content, file)) : undefined);
      const files = others.map(async (file) => [file, await dataOf(file)] as const);
      if (others.length > 0) await write(new Map(await Promise.all(files)));
      await removeEmptyFolders(folder);
    },
  };
}

type Hashes = ReturnType<typeof contentsOf>;

/** Removes folders in which there is nothing, such as that of a language. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) {
      const inner = join(folder, entry.name);
      await removeEmptyFolders(inner);
      if ((await readdir(inner)).length === 0) await rmdir(inner);
    }
}

/**
 * Listens to a server as its pages do. While nobody listens, Vite keeps its last error or reload for the next page,
 * which would be that of another test.
 */
async function listenTo(address: string): Promise<Socket> {
  const headers = {
    ...{ connection: "Upgrade", upgrade: "websocket", "sec-websocket-protocol": "vite-hmr" },
    ...{ "sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==" },
  };
  const [, socket] = await once(request(address, { headers }).end(), "upgrade");
  // It ends with the server.
  return socket.on("error", () => {}).unref();
}
