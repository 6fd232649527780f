import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expectNoViolations } from "../support/axe.ts";
import { ownerWith } from "../support/product/editing-server.ts";
import { holdRequest, openList, saveKey, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const about = "pages/about.yaml";

const withHeading = (text: string, words: string) =>
  text.replace(/^heading: .*$/m, `heading: ${words}`);

/** The content of a firm in one language, without the heading of a page. */
async function contentWithGap(firm: string): Promise<string> {
  const content = join(await ownerWith(firm), "content");
  await rm(join(content, "languages"), { recursive: true });
  const file = join(content, about);
  await writeFile(file, withHeading(await readFile(file, "utf8"), '"…"'));
  return content;
}

/** Puts a host beside the content of an owner, to which somebody else has sent a page. */
async function putHost(owner: string): Promise<void> {
  await writeFile(join(owner, "package.json"), "{}");
  const run = (...args: string[]) => execFileSync("git", args, { cwd: owner, stdio: "pipe" });
  run("init", "--quiet", "--bare", "-b", "main", "host.git");
  run("clone", "--quiet", "host.git", "other");
  const theirs = join(owner, "other/content", about);
  await mkdir(dirname(theirs), { recursive: true });
  const text = await readFile(join(owner, "content", about), "utf8");
  await writeFile(theirs, withHeading(text, "About the others"));
  const other = ["-C", "other", "-c", "user.name=Bea", "-c", "user.email=bea@firm.example"];
  run(...other, "add", ".");
  run(...other, "commit", "--quiet", "-m", "Edit");
  run(...other, "push", "--quiet", "origin", "HEAD:main");
  await rm(join(owner, "other"), { recursive: true });
}

const test = testOfWriting("english", contentWithGap).extend({
  editing: async ({ editing }, use) => {
    const owner = dirname(editing.folder);
    const before = await readdir(owner);
    await putHost(owner);
    await use(editing);
    // What is published stays beside the content, and other tests have that server.
    for (const name of await readdir(owner))
      if (!before.includes(name)) await rm(join(owner, name), { recursive: true });
  },
});

test("a site is published by browser alone", async ({ page, panel, editing, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
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
  const progress = await publishing.getByRole("status").first().elementHandle();
  await publishing.getByRole("button", { name: "Connect" }).press("Enter");
  await expect(publishing.getByText("heading: About the others")).toBeVisible(patience);
  expect(await progress?.evaluate((one) => one.isConnected), "Its live region stays.").toBe(true);
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
  const download = publishing.getByRole("button", { name: "Download the site (.zip)" });
  await page.route("**/@words/archive", (route) => route.abort(), { times: 1 });
  await download.press("Enter");
  await expect(publishing.getByRole("alert")).toHaveText(/does not answer/);
  const archive = page.waitForEvent("download");
  await download.press("Enter");
  expect((await archive).suggestedFilename()).toBe("site.zip");
  await expect(publishing.getByRole("alert")).toHaveCount(0);
  const release = await holdRequest(page, "arrived");
  await publishing.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await expect(publishing.getByRole("heading", { name: "Publish" })).toBeFocused(patience);
  await expect(publishing.getByRole("link", { name: "The published site" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About the others");
  expect(atHost("log", "--format=%s", "main")).toContain("Publish our site\n");
  expect(atHost("log", "-p", "-m", "main")).toContain("About ourselves");
  expect(atHost("ls-tree", "--name-only", "main").split("\n")).toContain("package.json");
  const given = page.waitForEvent("requestfailed", (one) => one.url().endsWith("/arrived"));
  await page.keyboard.press("Escape");
  await given;
  await release();
});
