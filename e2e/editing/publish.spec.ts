import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expectNoViolations } from "../support/axe.ts";
import { ownerWith, serveForEditing } from "../support/product/editing-server.ts";
import { openList, saveKey, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const about = "pages/about.yaml";

/** The folder of a page without its heading, beside a host to which somebody else has sent that page. */
async function ownerWithHost(): Promise<string> {
  const owner = await ownerWith("english");
  rmSync(join(owner, "content/languages"), { recursive: true });
  const file = join(owner, "content", about);
  const text = readFileSync(file, "utf8");
  const withHeading = (words: string) => text.replace(/^heading: .*$/m, `heading: ${words}`);
  writeFileSync(file, withHeading('"…"'));
  writeFileSync(join(owner, "package.json"), "{}");
  const run = (...args: string[]) => execFileSync("git", args, { cwd: owner, stdio: "pipe" });
  run("init", "--quiet", "--bare", "-b", "main", "host.git");
  run("clone", "--quiet", "host.git", "other");
  const theirs = join(owner, "other/content", about);
  mkdirSync(dirname(theirs), { recursive: true });
  writeFileSync(theirs, withHeading("About the others"));
  const other = ["-C", "other", "-c", "user.name=Bea", "-c", "user.email=bea@firm.example"];
  run(...other, "add", ".");
  run(...other, "commit", "--quiet", "-m", "Edit");
  run(...other, "push", "--quiet", "origin", "HEAD:main");
  rmSync(join(owner, "other"), { recursive: true });
  return owner;
}

const test = testOfWriting("english").extend({
  // With a server of its own, for what it publishes stays beside the content.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  editing: async ({}, use) => {
    const server = await serveForEditing(await ownerWithHost());
    await use(server);
    await server.close();
  },
});

test("a site is finished, connected to its host and published in the browser alone", async ({
  page,
  panel,
  editing,
}) => {
  // It builds the site.
  test.setTimeout(360_000);
  const patience = { timeout: 120_000 };
  const host = join(dirname(editing.folder), "host.git");
  const atHost = (...args: string[]) => execFileSync("git", args, { cwd: host, encoding: "utf8" });
  await page.goto("/");
  await openList(page, panel);
  await panel.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await expect(panel.getByRole("heading", { name: "To do" })).toBeFocused();
  await expect(panel.getByText("1 to do")).toHaveCount(2);
  await panel.getByRole("button", { name: /to write/ }).press("Enter");
  await expect(page, "Its page is shown.").toHaveURL(/\/about$/);
  await expect(panel.getByRole("textbox").last()).toBeFocused();
  await page.keyboard.type("About ourselves");
  await page.keyboard.press(saveKey);
  await expect(panel.getByRole("heading", { name: "To do" })).toBeVisible();
  await expect(panel.getByText("1 to do")).toHaveCount(0);

  const publishing = panel.getByRole("region", { name: "Publish" });
  const first = publishing.getByText("Nothing is published yet: all pages are new.");
  await expect(first).toBeVisible(patience);
  await expectNoViolations(page);
  await publishing.getByLabel("Address").fill(pathToFileURL(host).href);
  await publishing.getByRole("button", { name: "Connect" }).press("Enter");
  await expect(publishing.getByText("heading: About the others")).toBeVisible(patience);
  await expect(publishing.getByText(/heading: "?About ourselves/)).toBeVisible();
  await expect(publishing.getByLabel("Keep mine"), "The focus is on what is next.").toBeFocused();
  await expectNoViolations(page);
  await publishing.getByLabel("Take the other").check();
  await publishing.getByLabel("What has changed, in your words").fill("Publish our site");
  const name = publishing.getByLabel("Your name, as the history shows it");
  if (await name.isVisible()) {
    await name.fill("Ada");
    await publishing.getByLabel("Your e-mail address there").fill("ada@firm.example");
  }
  await publishing.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await expect(publishing.getByRole("heading", { name: "Publish" })).toBeFocused(patience);
  await expect(publishing.getByRole("link", { name: "The published site" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About the others");
  expect(atHost("log", "--format=%s", "main")).toContain("Publish our site\n");
  expect(atHost("log", "-p", "-m", "main")).toContain("About ourselves");
  expect(atHost("ls-tree", "--name-only", "main").split("\n")).toContain("package.json");
});
