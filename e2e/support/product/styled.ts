import type { Page } from "playwright/test";
import { createStyler } from "../../../scripts/build/render/styles.ts";
import { site } from "../content.ts";

/** Markup with all styles of the tested site. */
export async function styled(markup: string): Promise<string> {
  const styles = (await createStyler(site.theme, site.language)).page();
  return `<style>${styles}</style>${markup}`;
}

/** Shows markup in place of a page, with all styles of the tested site. */
export async function showStyled(page: Page, markup: string): Promise<void> {
  await page.setContent(await styled(markup));
}
