import { contactPart, submitButton } from "../support/contact.ts";
import { pathOf } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
]) {
  const { width, height } = viewport;
  test(`the form with its button is in view at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(pathOf("contact"));
    const button = await submitButton(page).boundingBox();
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThan(height);
    const form = await contactPart(page).boundingBox();
    expect((form?.x ?? width) + (form?.width ?? 0)).toBeLessThan(width * 0.6);
  });
}
