import { test as base, type ConsoleMessage, expect } from "playwright/test";
import { basePath } from "../../scripts/disk/base-path.ts";
import { belowBase, openUnderBase } from "./below-base.ts";
import { pageContent } from "./content.ts";
import { answerForeignRequests } from "./foreign.ts";
import { serveExport, testedFolder } from "./host.ts";
import type { Host } from "./listen.ts";
import { unknownPath } from "./visits.ts";

export { expect };

/** What each test gets in addition to the page. */
interface Fixtures {
  /** Every line that reached the console, and every uncaught error, as text, but those that are due. */
  consoleLines: string[];
  /** Console warnings and errors that the test itself provokes; any other fails it. */
  expectedErrors: RegExp[];
  /** Addresses on other machines that a page asked for. They are answered here. */
  foreignRequests: string[];
  /** Ends each test: fails it over an error that nobody expected. */
  silence: undefined;
}

/** An export, and the path below which it is published, with a slash at both ends. */
export interface TestedSite {
  folder: string;
  base: string;
}

interface PlainFixtures {
  /** The sites of a run by their tags. A test without such a tag is of the first. */
  sites: Record<string, TestedSite>;
  tested: TestedSite;
  /** The tested site, served. */
  host: Host;
}

/**
 * Tests without a page. All tests share their workers, whatever their site, for Playwright ends a worker where the
 * next test has another project or other fixtures of workers, and starts its browser and builds its sites again.
 */
export const plainTest = base.extend<PlainFixtures>({
  sites: [{ own: { folder: testedFolder, base: basePath() } }, { option: true }],

  tested: ({ sites }, use, { tags }) => {
    const [first, ...others] = Object.keys(sites);
    return use(sites[others.find((name) => tags.includes(`@${name}`)) ?? `${first}`] as TestedSite);
  },

  host: async ({ tested: { folder, base } }, use) => {
    const host = await serveExport(folder, base);
    await use(host);
    await host.close();
  },
});

/** Tests of pages. */
export const test = plainTest.extend<Fixtures>({
  baseURL: ({ host, tested }, use) => use(host.origin + tested.base),

  context: async ({ context }, use) => {
    openUnderBase(context);
    await use(context);
  },

  request: async ({ request }, use) => {
    const get = request.get.bind(request);
    request.get = (url, options) => get(belowBase(url), options);
    await use(request);
  },

  foreignRequests: [
    async ({ context }, use) => use(await answerForeignRequests(context)),
    { auto: true },
  ],

  consoleLines: async ({ context }, use) => {
    const lines: string[] = [];
    context.on("console", (message) => {
      if (!isDue(message))
        lines.push(`${message.type()}: ${message.text()}${missingAddress(message)}`);
    });
    context.on("weberror", (failure) => lines.push(`error: ${failure.error().message}`));
    await use(lines);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  expectedErrors: async ({}, use) => use([]),

  silence: [
    async ({ consoleLines, expectedErrors }, use) => {
      await use(undefined);
      const unexpected = consoleLines.filter(
        (line) =>
          /^(warning|error): /.test(line) && !expectedErrors.some((known) => known.test(line)),
      );
      expect(unexpected, "The console holds no warning and no error.").toEqual([]);
    },
    { auto: true },
  ],
});

/** The address of what failed to load, which the line of a browser does not say. */
function missingAddress(message: ConsoleMessage): string {
  const isMissing = message.text().startsWith("Failed to load resource");
  return isMissing ? ` ${message.location().url}` : "";
}

/** Whether a line is due: on the not-found page, the browser's about the status, and the site's own. */
function isDue(message: ConsoleMessage): boolean {
  const text = message.text();
  if (text.startsWith("Failed to load resource: the server responded with a status of 404"))
    return message.location().url === message.page()?.url();
  return text.startsWith(pageContent("not-found").words.console) && text.endsWith(unknownPath);
}
