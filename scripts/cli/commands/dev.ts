import { devNull, tmpdir } from "node:os";
import { createLogger, createServer, type Logger } from "vite";
import { ContentError, UserError } from "../../../src/engine/check/index.ts";
import { inTerminalWords, tell } from "../../../src/engine/messages/index.ts";
import { todoHash } from "../../../src/panel/protocol/protocol.ts";
import { and } from "../../../src/words/say.ts";
import { assertFree, portOr } from "../../build/hosts/port.ts";
import { siteConfig, siteSource } from "../../build/site-config.ts";
import { cacheFolder, fullDisk } from "../../cache-folder.ts";
import { displayPath } from "../../disk/display-path.ts";
import { packageRoot } from "../../package.ts";
import { createEditing } from "../../serve/editing.ts";
import { exitCodes } from "../exit-codes.ts";
import { refuseSign } from "../folder-sign.ts";

/** Serves the site to write on its pages, until it is ended: they show each change. */
export async function dev({ open = false }: { open?: boolean } = {}): Promise<number> {
  refuseSign(packageRoot + process.cwd());
  // It is where Vite keeps the libraries that browsers load.
  if (cacheFolder() === devNull)
    throw new UserError(tell("serving.no-cache", { folder: tmpdir() }));
  // Without it every page would lack its pictures; where it does not load, the command says why.
  await import("sharp");
  const host = process.env["HOST"];
  const port = portOr(5173);
  // Without PORT the next free one will do.
  const strictPort = Boolean(process.env["PORT"]);
  await assertFree(strictPort ? port : 0, host ?? "localhost");
  const { pages, plugin } = createEditing();
  const source = siteSource(pages);
  const { plugins = [], ...config } = siteConfig(source);
  const server = await createServer({
    ...config,
    // Vite says in English alone that a port is taken. The address that is served is printed below.
    customLogger: inSentences(createLogger("warn")),
    plugins: [...plugins, plugin],
    server: { port, strictPort, ...(host && { host }), ...(open && { open: todoHash }) },
  });
  await server.listen();
  const { local, network } = server.resolvedUrls ?? { local: [], network: [] };
  const addresses = and([...local, ...network]);
  let unfinished = "";
  try {
    unfinished = source.checked().unfinished;
  } catch (error) {
    // Each page shows the errors of the content, or how the program failed.
    if (!(error instanceof ContentError)) process.stderr.write(`${(error as Error).stack}\n`);
  }
  process.stdout.write(`${tell("serving.address", { addresses })}\n${unfinished}`);
  return exitCodes.clean;
}

/** Has a logger of Vite say in a sentence what it says of the system, and once, not of each file. */
function inSentences(logger: Logger): Logger {
  const { error } = logger;
  let told = "";
  logger.error = (said, options) => {
    const sentence = explainLogged(said);
    if (sentence !== told) error(sentence ?? said, options);
    told = sentence ?? "";
  };
  return logger;
}

/** What Vite logs of the system, in a sentence; undefined for all else. */
function explainLogged(said: string): string | undefined {
  if (/watcher error: (?:ENOSPC|EMFILE)/.test(said)) return tell("program-faults.many-files");
  const [, program] = /^Error: spawn (.*) E[A-Z]+$/m.exec(said) ?? [];
  return program
    ? tell("serving.no-browser", { program })
    : inTerminalWords(fullDisk(new Error(said), displayPath(cacheFolder())) ?? "") || undefined;
}
