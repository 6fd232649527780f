import { type Stats, statSync } from "node:fs";
import { sep } from "node:path";
import type { Connect, ViteDevServer } from "vite";
import {
  type ContentChange,
  contentEvent,
  followEvent,
} from "../../src/panel/protocol/protocol.ts";
import { disk } from "../disk/disk.ts";
import { ownSections, readOwnKinds } from "../disk/own-kinds.ts";
import { realPath } from "../disk/real-path.ts";
import { mayBePage } from "./dev-server.ts";
import { isOfContent } from "./render/content-source.ts";
import type { PageEditing } from "./render/page-editing.ts";
import { contentFolders } from "./watched-paths.ts";

/** Milliseconds in which the editor's scripts of a page start. */
const patience = 10_000;

/**
 * Tells the pages of a development server that the content has changed, and loads them again where a source has. A page
 * without the editor's scripts, such as that of a failure, is always loaded again.
 *
 * @returns what handles an error of pages: a file that has gone since it was read has them made once more.
 */
export function followChanges(
  server: ViteDevServer,
  editing: PageEditing | undefined,
  ...made: { forget(): void }[]
): (pages: Connect.NextHandleFunction) => Connect.ErrorHandleFunction {
  const { watcher, ws } = server;
  let before = "";
  /** Whether the system lets nobody watch some of the files: their changes show with the next page. */
  let isBlind = false;
  watcher.on("error", () => {
    isBlind = true;
  });
  server.middlewares.use(({ url }, _, next) => {
    if (!mayBePage(url)) return next();
    // With each page, since a folder that was gone and is back is not watched by itself.
    const folders = [...contentFolders(), ownSections()];
    watcher.add(folders);
    // The system reports no other permissions, as after a finding that something cannot be read.
    const unread = editing?.check().diagnostics.filter(({ end }) => end.offset === 0) ?? [];
    // Nobody watched since the start, which has checked the content already, or while a folder was gone.
    const now = [...folders, ...unread.map(({ file }) => file)].map(birthOf).join();
    if (isBlind || now !== before) forget();
    before = now;
    next();
  });
  /** The clients of pages that exchange their content themselves. */
  const following = new WeakSet<object>();
  const messageOf = (tab = "") => ({ version: editing?.version ?? 0, tab }) satisfies ContentChange;
  ws.on(followEvent, (version, client) => {
    following.add(client);
    // The content has changed while the page was loading.
    if (version !== editing?.version) client.send(contentEvent, messageOf());
  });
  function tell(isOfSources: boolean, tab?: string): void {
    for (const client of ws.clients) {
      const load = () => client.send({ type: "full-reload" });
      if (isOfSources || !editing) {
        load();
        continue;
      }
      client.send(contentEvent, messageOf(tab));
      // A page that is loading follows soon, and would lose what it was to do if it were loaded once more.
      if (!following.has(client))
        setTimeout(() => following.has(client) || load(), patience).unref();
    }
  }
  function forget(): void {
    if (editing) editing.version += 1;
    for (const one of made) one.forget();
    editing?.check.forget();
    // Vite itself invalidates sources that change. If others were evaluated again during a request, half of the page
    // would have another React context.
    for (const { moduleGraph } of Object.values(server.environments))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (isOfContent(id)) moduleGraph.invalidateModule(module);
  }
  /** The files as a tab has written them, which the system may report only after the next; one that is gone has no stamp. */
  const written = new Map<string, string | undefined>();
  if (editing)
    editing.onWritten = (files, tab) => {
      for (const file of files) written.set(realPath(file), stampOf(file));
      forget();
      tell(false, tab);
    };
  let waiting: NodeJS.Timeout | undefined;
  let isOfSources = false;
  watcher.on("all", async (event, path) => {
    const file = realPath(path);
    // A folder comes and goes with the files in it.
    const isWritten = event.endsWith("Dir")
      ? [...written.keys()].some((one) => one.startsWith(file + sep))
      : written.has(file) && written.get(file) === stampOf(file);
    // A file is written under a name with that ending first.
    if (path.endsWith(".tmp") || isWritten) return;
    const isOfSource = !contentFolders().some((folder) => path.startsWith(folder + sep));
    // Not for content: with each new kind, every page of sections is validated again.
    if (isOfSource) await readOwnKinds(disk);
    forget();
    isOfSources ||= isOfSource;
    // One step may change several files.
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      tell(isOfSources);
      isOfSources = false;
    }, 100);
  });
  return (pages) => (error, request, response, next) => {
    // An error of the system.
    if (!(error instanceof Error && "syscall" in error)) return next(error);
    forget();
    pages(request, response, next);
  };
}

/** Tells a folder, or what cannot be read, from what takes its place, and from itself with other permissions. */
function birthOf(path: string): string | undefined {
  const facts = factsOf(path);
  return facts && `${facts.ino} ${facts.birthtimeMs} ${facts.mode} ${facts.uid}`;
}

/** Tells a file as it was written from each later state. */
function stampOf(file: string): string | undefined {
  const facts = factsOf(file);
  return facts && `${facts.ino} ${facts.ctimeMs} ${facts.size}`;
}

/** What the system says of a file or folder; nothing where it is gone, or is in a folder that cannot be read. */
function factsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
