import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openSettings, said, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("sample");
const site = "site.yaml";

test("the repository of the folder is offered for writing from any device", async ({
  page,
  panel,
  editing,
}) => {
  const owner = dirname(editing.folder);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: owner, stdio: "pipe" });
  try {
    git("init", "--quiet", "-b", "pages");
    git("remote", "add", "origin", "git@codeberg.org:ada/site.git");
    await page.goto("/about");
    const form = await openSettings(page, "Address of the site");
    await form.getByRole("button", { name: "Writing from any device" }).press("Enter");
    const address = form.getByRole("textbox", { name: "Address of the repository" });
    await expect(address).toBeFocused();
    await expect(address).toHaveValue("https://codeberg.org/ada/site");
    await address.press("Enter");
    const written = "edit:\n  repository: https://codeberg.org/ada/site\n  branch: pages\n";
    await expect.poll(() => editing.read(site)).toContain(written);
    await expect(said(panel)).toHaveText(/^Saved in /);
    await panel.getByRole("button", { name: "Undo" }).press("Enter");
    await expect.poll(() => editing.read(site)).not.toContain("edit:");
  } finally {
    // The server serves other tests too.
    await rm(join(owner, ".git"), { recursive: true });
  }
});
