import { readFile } from "node:fs/promises";
import { minify, transformWithOxc } from "vite";
import type { InlineScripts } from "../../../src/render/inline-scripts.ts";
import { nativeDigits } from "../../../src/render/prepare/dates/format-dates.ts";
import { siteLocale } from "../../../src/render/prepare/dates/site-locale.ts";
import { hasForms } from "../../../src/render/prepare/forms.ts";
import { siteHasFurtherFields } from "../../../src/render/prepare/page-content.ts";
import { themeCookie } from "../../../src/site/browser/contract.ts";
import type { Content } from "../../../src/site/data/content.ts";
import { memoize } from "../../../src/words/memoize.ts";
import { basePath } from "../../disk/base-path.ts";
import { packageRoot } from "../../package.ts";

/**
 * Compiles the inline scripts. They import nothing at run time, so no bundler is needed.
 *
 * @param countedHost Host on which visits are counted; none by default.
 * @param isOfAnySite Whether the boot script has what other content would need: a development server loads a page again
 *   where its code changes.
 */
export async function compileInlineScripts(
  content: Content,
  countedHost = "",
  isOfAnySite = false,
): Promise<InlineScripts> {
  const sitePath = basePath();
  const { delivery } = content.site;
  const digits = nativeDigits(siteLocale(content)) ?? "";
  const constants = {
    ...{ method: delivery.method, digits, sitePath, countedHost },
    hasFurtherFields: isOfAnySite || siteHasFurtherFields(content),
    hasForms: isOfAnySite || hasForms(content),
  };
  // A classic script has no module scope: a block of its own keeps its names out of the page.
  const inBlock = (code: string) => `{${code}}`;
  const bootFor = memoize((needs) => {
    const [keepsTexts, hasViews] = JSON.parse(needs);
    return compile("boot.ts", { ...constants, keepsTexts, hasViews }, inBlock);
  });
  const [theme, table, press, choices, cover, notFound] = await Promise.all([
    compile("theme-script.ts", { themeCookie: themeCookie(sitePath) }),
    compile("table-script.ts", {}, inBlock),
    compile("press-script.ts", {}, inBlock),
    compile("choices-script.ts", {}, inBlock),
    compile("cover-script.ts", {}, inBlock),
    compile("not-found-script.ts", {}, inBlock),
  ]);
  const boot = (html?: string) =>
    bootFor(JSON.stringify(needsOfPages.map((need) => !html || need.test(html))));
  return { theme, boot, table, press, choices, cover, notFound };
}

/** Attributes of what only some pages have, and for which the boot script has parts. */
const needsOfPages = [/ data-kept=/, / data-(?:moving|mapplace)=/];

/** @param constants Values that the script declares, by name. */
async function compile(
  file: string,
  constants: Record<string, string | boolean>,
  wrap = (code: string) => code,
): Promise<string> {
  const path = `${packageRoot}src/site/browser/${file}`;
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const source = await readFile(path, "utf8");
  const { code } = await transformWithOxc(source, file, { target: "es2021", define });
  const { code: minified } = await minify(file, wrap(code.replace(/^export \{\};?$/m, "")));
  return minified.trim();
}
