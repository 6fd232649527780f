import type { Page } from "playwright/test";
import { createStyler } from "../../../scripts/build/render/styles.ts";
import type { VoiceName } from "../../../src/engine/schema/site.ts";
import { site } from "../content.ts";

/** Markup with all styles of the tested site, or of that site in another voice. */
export async function styled(markup: string, voice?: VoiceName): Promise<string> {
  const theme = voice ? { ...site.theme, voice } : site.theme;
  const styles = (await createStyler(theme, site.language)).page();
  return `<style>${styles}</style>${markup}`;
}

/** Shows markup in place of a page, with all styles of the tested site. */
export async function showStyled(page: Page, ...shown: Parameters<typeof styled>): Promise<void> {
  await page.setContent(await styled(...shown));
}
