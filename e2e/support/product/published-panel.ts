import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FrameLocator, Page } from "playwright/test";
import { filesBelow } from "../../../scripts/disk/files-below.ts";
import { makeBare } from "../../../scripts/testing/host/bare-repository.ts";
import { startHost } from "../../../scripts/testing/host/start-host.ts";
import type { StartedHost } from "../../../scripts/testing/host/started-host.ts";
import type { HostKind } from "../../../src/panel/host/host.ts";
import { serveExport } from "../host.ts";
import type { Host } from "../listen.ts";
import { inProject } from "../project.ts";
import { test } from "../test.ts";
import { buildInTurn } from "./build.ts";

/** A published site with the panel, and the host of its repository. */
export interface PublishedSite extends Pick<Host, "origin"> {
  host: StartedHost;
  /** A file of the branch as the host has it. */
  read(file: string): Promise<string>;
  /** Commits a file as somebody else. */
  write(file: string, text: string): Promise<void>;
}

/** Who may write, and who may only read. */
export const tokens = { secret: "write", onlooker: "read" } as const;

/** A published site with the head that it was built from. */
type Built = PublishedSite & { first: string };

/** For all tests of a worker. */
export const builtOnce = { scope: "worker", timeout: 240_000 } as const;

/** Publishes the site of a firm with the panel, until it is used. */
export async function publishedSite(
  use: (built: Built) => Promise<void>,
  firm: string,
  kind: HostKind = "github",
  settings: Readonly<Record<string, string | true>> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "published-"));
  const [content, dist] = [join(folder, "content"), join(folder, "dist")];
  cpSync(inProject("e2e/firms", firm), content, { recursive: true });
  const bare = mkdtempSync(join(folder, "bare-"));
  const host = await startHost(bare, { kind, tokens });
  const address = { repository: host.address, host: kind };
  const edit = JSON.stringify({ ...address, ...settings }).replace("$HOST", host.origin);
  appendFileSync(join(content, "site.yaml"), `\nedit: ${edit}\n`);
  const files = filesBelow(content).map((name) => [
    `content/${name}`,
    readFileSync(join(content, name)),
  ]);
  const { repository } = host;
  await makeBare(repository.folder, Object.fromEntries(files));
  await buildInTurn(dist, { CONTENT_DIR: content, BASE_PATH: "/" });
  const served = await serveExport(dist, "/");
  const first = `${await repository.find("main")}`;
  await use({
    ...{ origin: served.origin, host, first },
    read: async (file) => `${await repository.git(["show", `main:content/${file}`])}`,
    async write(file, text) {
      const bytes = Buffer.from(text);
      const head = await repository.find("main");
      await repository.commit("main", head, [{ path: `content/${file}`, bytes }], "Other");
    },
  });
  await served.close();
  await host.close();
  rmSync(folder, { recursive: true });
}

/**
 * Tests of the panel on the published site of a firm. Each begins with the repository as it was built.
 *
 * @param settings Further keys of `edit`, in which `$HOST` is the origin of the host.
 */
export function testOfPublishedPanel(
  firm: string,
  kind: HostKind = "github",
  settings: Readonly<Record<string, string | true>> = {},
) {
  return test.extend<{ expectedErrors: RegExp[] }, { built: Built }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    built: [({}, use) => publishedSite(use, firm, kind, settings), builtOnce],
    baseURL: ({ built }, use) => use(built.origin),
    page: async ({ page, built }, use) => {
      const { host, first } = built;
      await host.repository.git(["update-ref", "refs/heads/main", first]);
      Object.assign(host, { fault: undefined, annotations: [] });
      host.requests.length = 0;
      host.builds.clear();
      host.protectedBranches.clear();
      await use(page);
    },
    // The frame asks for what the host of the repository has.
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    foreignRequests: ({}, use) => use([]),
  });
}

/** Signs in, and returns the frame once it shows a page with the panel. */
export async function signIn(
  page: Page,
  { token = "secret", stays = false, path = "" } = {},
): Promise<FrameLocator> {
  await page.goto(`/edit/${path}`);
  await page.getByLabel("Access token").fill(token);
  if (stays) await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign in" }).click();
  return shownFrame(page);
}

/** The frame once it shows a page with the panel. */
export async function shownFrame(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: "Texts of this page" }).waitFor();
  return frame;
}

/** Writes a text of a page in its frame by a press on it. */
export async function writeText(frame: FrameLocator, before: string, text: string) {
  await frame.getByText(before, { exact: true }).first().click();
  const field = frame.getByRole("textbox").first();
  // React hears of no text that Playwright fills into Firefox.
  await field.selectText();
  await field.pressSequentially(text);
  await frame.getByRole("button", { name: "Save" }).click();
  // While it is typed, the page shows it already.
  await frame
    .getByText(/^Saved in /)
    .first()
    .waitFor();
}

/** Opens what is to be published. */
export async function openPublish(frame: FrameLocator) {
  await frame.getByRole("button", { name: "Texts of this page" }).click();
  await frame.getByRole("button", { name: "Publish" }).first().click();
}

/** Sends what is to be published. */
export const publish = (frame: FrameLocator) =>
  frame.locator("form").getByRole("button", { name: "Publish" }).click();
