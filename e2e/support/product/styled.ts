import type { Page } from "playwright/test";
import { createStyler } from "../../../scripts/build/render/styles.ts";
import { site } from "../content.ts";

/** Shows markup in place of a page, with all styles of the tested site. */
export async function showStyled(page: Page, markup: string): Promise<void> {
  const styles = (await createStyler(site.theme, site.language)).page();
  await page.setContent(`<style>${styles}</style>${markup}`);
}
