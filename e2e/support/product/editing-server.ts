import { cp, mkdtemp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inProject } from "../project.ts";
import { startProgram } from "./program.ts";

/** A copy of a firm's content, served as `faircopy dev` serves it. */
export interface EditingServer {
  /** With a slash at its end. */
  origin: string;
  /** The content folder. */
  folder: string;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  /** Gives the content its texts of the beginning. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Serves a copy of content to write on its pages, by a process of its own. What other tests write into the project
 * changes nothing.
 *
 * @param content Path of the content folder in the project.
 * @param host Address at which the server listens.
 */
export async function serveForEditing(
  content = "e2e/firms/sample",
  host = "127.0.0.1",
): Promise<EditingServer> {
  const owner = await mkdtemp(join(tmpdir(), "editing-"));
  const folder = join(owner, "content");
  await cp(inProject(content), folder, { recursive: true });
  const cacheDir = join(owner, "cache");
  const program = `
    import { createServer } from "vite";
    import { editing } from ${JSON.stringify(inProject("scripts/content/editing/editing.ts"))};
    import { siteConfig, siteSource } from ${JSON.stringify(inProject("scripts/export/site-config.ts"))};
    process.chdir(${JSON.stringify(owner)});
    const { pages, plugin } = editing();
    const config = siteConfig(siteSource(pages));
    const watch = { ignored: (file) => file.startsWith(${JSON.stringify(inProject())}) };
    const server = await createServer({
      ...config,
      plugins: [...config.plugins, plugin],
      cacheDir: ${JSON.stringify(cacheDir)},
      logLevel: "silent",
      server: { host: ${JSON.stringify(host)}, port: 0, watch },
    });
    await server.listen();
    process.stdout.write(server.resolvedUrls.local[0] + "\\n");`;
  const { ready: origin, stop: close } = await startProgram(
    process.execPath,
    [
      "--import",
      inProject("scripts/test/load-typescript.mjs"),
      "--input-type=module",
      "-e",
      program,
    ],
    { ...process.env, LAUNCH_EDITOR: "", NODE_ENV: undefined, CONTENT_DIR: "content" },
    (said) => /^http:\S+$/m.exec(said)?.[0],
  );
  return {
    ...{ origin, folder, close },
    read: (file) => readFile(join(folder, file), "utf8"),
    write: (file, text) => replace(join(folder, file), text),
    restore: () => restore(inProject(content), folder),
  };
}

/** Writes the files of a folder that differ in its copy, and no others: each that is written reloads pages. */
async function restore(folder: string, copy: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const wanted = await readFile(join(folder, name)).catch(() => undefined);
    const found = await readFile(join(copy, name)).catch(() => undefined);
    if (wanted && !(found && wanted.equals(found))) await replace(join(copy, name), wanted);
  }
}

/** Gives a file other content at once, so that the server never reads half of it. */
async function replace(path: string, content: string | Buffer): Promise<void> {
  const other = join(await mkdtemp(join(tmpdir(), "written-")), "file");
  await writeFile(other, content);
  await rename(other, path);
}
