import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { RequestError } from "../../src/panel/protocol/request-error.ts";
import { checkContent } from "../disk/check-content.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { authorsElsewhere, writeCommit } from "./repository.ts";

/**
 * Why what is here now cannot be sent, and whose changes are wrong, as far as they came from elsewhere.
 *
 * @param sound the last commit with which nothing was wrong.
 */
export async function whoseFault(theirs: string | undefined, sound: string | undefined) {
  const names = theirs ? await authorsElsewhere(theirs, await faultyFiles(theirs), sound) : [];
  return names.length > 0
    ? new RequestError(409, "mergedWrong", { names: names.join(", ") })
    : new RequestError(409, "unfinished");
}

/** The most files of which the authors are looked for. */
const mostFaulty = 20;

/** Files that keep this folder from being published, and a commit of the host as well. */
async function faultyFiles(commit: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "publish-"));
  try {
    const site = await writeCommit(commit, folder);
    const errorsIn = (directory: string, from: string) => {
      const { diagnostics } = checkContent({ directory, publish: true });
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      return errors.map((one) => ({ ...one, file: relative(from, resolve(one.file)) }));
    };
    const there = errorsIn(join(site, relative(".", contentDirectory())), site);
    const both = errorsIn(contentDirectory(), ".").filter((one) =>
      there.some(({ file, message }) => file === one.file && message === one.message),
    );
    return [...new Set(both.map(({ file }) => file))].slice(0, mostFaulty);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
