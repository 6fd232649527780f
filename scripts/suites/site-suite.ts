import { extname, join } from "node:path";
import { escapePattern } from "../../src/engine/escape.ts";
import { loadContent } from "../disk/check-content.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { packageRoot } from "../package.ts";
import { packageBin } from "./package-bin.ts";
import type { SuitePart } from "./run-parts.ts";

/**
 * What a site's test runs: the check of its content, and every page and state in a browser, which builds the site.
 *
 * @param args Names of pages, whose tests alone are run, and further arguments for Playwright.
 * @param env Variables with which the site is checked and built.
 */
export function siteSuite(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): SuitePart[] {
  const { located, translations } = loadContent(contentDirectory({ ...process.env, ...env }));
  // A site that says that its company is made up is never published.
  const publish = located.site?.root.sample === true ? [] : ["--publish"];
  const of = env["CONTENT_DIR"] ? ` ${env["CONTENT_DIR"]}` : "";
  const pages = args.filter((one) => located.pageKeys.includes(one));
  const titles = pages.map((key) => `(?<!\\S)${escapePattern(key)}(?!\\S)`).join("|");
  const chosen = args.filter((one) => !pages.includes(one));
  if (titles) chosen.push("--grep", titles);
  const config = join(packageRoot, `e2e/site.config${extname(import.meta.filename)}`);
  return [
    {
      title: `check${of}`,
      args: [join(packageRoot, "scripts/faircopy.mjs"), "check", ...publish],
      env,
    },
    ...["", ...translations.map(({ tag }) => tag)].map((language) => ({
      title: `browser${of}${language && ` in ${language}`}`,
      args: [packageBin("playwright"), "test", "--config", config, ...chosen],
      env: { ...env, TEST_LANGUAGE: language },
      reports: true,
    })),
  ];
}
