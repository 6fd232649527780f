import { existsSync, readFileSync } from "node:fs";
import type { Route } from "playwright/test";
import {
  openPublish,
  publish,
  shownFrame,
  signIn,
  testOfPublishedPanel,
  writeText,
} from "../support/product/published-panel.ts";
import { openView } from "../support/product/writing.ts";
import { inProject } from "../support/project.ts";
import { expect } from "../support/test.ts";

const test = testOfPublishedPanel("english", "github", { link: true });
test.describe.configure({ mode: "default" });

const about = "pages/about.yaml";
const [before, after] = ["Our vision", "What we see"];
const text = readFileSync(inProject("e2e/firms/english", about), "utf8");

test("a text is written on a phone and published as one commit @daily", async ({ page, built }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const frame = await signIn(page, { path: "#/about" });
  await writeText(frame, before, after);
  await expect(page.getByRole("status")).toHaveText("1 file changed, not published");
  await openPublish(frame);
  const look = await frame.locator(".panel").evaluate((panel) => {
    const icon = panel.querySelector(".icon");
    return [
      icon && getComputedStyle(icon).stroke,
      getComputedStyle(panel).getPropertyValue("--doubt"),
    ];
  });
  // The build writes the styles of the panel in other words than `dev`.
  expect(look).toEqual([expect.stringMatching(/^rgb/), expect.stringMatching(/light-dark/)]);
  await publish(frame);
  await expect(frame.getByText("Sent.").last()).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Nothing to publish");
  expect(await built.read(about)).toBe(text.replace(before, after));
  const log = `${await built.host.repository.git(["log", "--format=%s", "main"])}`;
  expect(log).toBe("Change About us\nBegin\n");
  const head = `${await built.host.repository.find("main")}`;
  built.host.builds.set(head, "done");
  await expect(frame.getByText("The new version is there.").last()).toBeVisible({
    timeout: 20_000,
  });
});

test("what is saved stays on the device until it is published", async ({ page, built }) => {
  const frame = await signIn(page, { path: "#/about", stays: true });
  await writeText(frame, before, after);
  await page.reload();
  const again = await shownFrame(page);
  await expect(again.getByText(after, { exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("1 file changed, not published");
  await again.getByRole("button", { name: "Texts of this page" }).click();
  await again.getByRole("button", { name: "Undo" }).click();
  await expect(again.getByText(before, { exact: true }).first()).toBeVisible();
  expect(await built.read(about)).toBe(text);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("Access token")).toBeVisible();
});

test("what is typed goes along to another page, and Back leads to it", async ({ page }) => {
  const frame = await signIn(page, { path: "#/about" });
  await frame.getByText(before, { exact: true }).first().click();
  await frame.getByRole("textbox").first().fill("It costs $$ and $' more");
  await frame.getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(frame.getByRole("heading", { level: 1, name: /^Let.s talk/ })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#/contact");
  await page.goBack();
  await expect(frame.getByRole("heading", { name: "Our mission" })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#/about");
  await expect(frame.getByRole("textbox").first()).toHaveValue("It costs $$ and $' more");
});

test("other words of a file that somebody else has changed are merged", async ({ page, built }) => {
  const frame = await signIn(page, { path: "#/about" });
  await writeText(frame, before, after);
  const theirs = text.replace("Our mission", "Our task");
  await built.write(about, theirs);
  await openPublish(frame);
  await publish(frame);
  await expect(frame.getByText("Sent.").last()).toBeVisible();
  expect(await built.read(about)).toBe(theirs.replace(before, after));
});

test("of words that two people change, one version is chosen", async ({ page, built }) => {
  const frame = await signIn(page, { path: "#/about" });
  await writeText(frame, before, after);
  await built.write(about, text.replace(before, "Our hope"));
  await built.write("pages/contact.yaml", `${await built.read("pages/contact.yaml")}# seen\n`);
  await openPublish(frame);
  await expect(frame.getByText("Our hope")).toBeVisible();
  await frame.getByRole("radio", { name: "Keep mine" }).check();
  await publish(frame);
  await expect(frame.getByText("Sent.").last()).toBeVisible();
  expect(await built.read(about)).toBe(text.replace(before, after));
  expect(await built.read("pages/contact.yaml")).toContain("# seen");
});

test("a fault of the host is told, and loses no change", async ({ page, built }) => {
  const frame = await signIn(page, { path: "#/about" });
  await writeText(frame, before, after);
  await openPublish(frame);
  for (const [fault, words] of [
    [401, "does not accept this token"],
    [429, "no more requests"],
    [502, "has a fault"],
    ["half", "does not answer"],
  ] as const) {
    built.host.fault = () => fault;
    await frame.getByRole("button", { name: "Show what visitors would see" }).click();
    await expect(frame.getByText(words).last()).toBeVisible();
  }
  built.host.fault = undefined;
  await frame.getByRole("button", { name: "Show what visitors would see" }).click();
  await publish(frame);
  await expect(frame.getByText("Sent.").last()).toBeVisible();
  expect(await built.read(about)).toContain(after);
});

test("a wrong token is refused, and one that only reads cannot publish", async ({ page }) => {
  await page.goto("/edit/");
  await page.getByLabel("Access token").fill("nonsense");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("does not accept this token");
  await expect(page.getByLabel("Access token")).toBeFocused();
  const frame = await signIn(page, { token: "onlooker", path: "#/about" });
  await writeText(frame, before, after);
  await openPublish(frame);
  await publish(frame);
  await expect(frame.getByText("nothing can be written").last()).toBeVisible();
});

test("a protected branch gets the change in a branch of its own", async ({ page, built }) => {
  built.host.protectedBranches.add("main");
  const frame = await signIn(page, { path: "#/about" });
  await writeText(frame, before, after);
  await openPublish(frame);
  await publish(frame);
  await expect(frame.getByText("waits in a branch of its own").last()).toBeVisible();
  expect(await built.read(about)).toBe(text);
  const branches = `${await built.host.repository.git(["branch", "--format=%(refname:short)"])}`;
  expect(branches).toMatch(/^edit-/m);
});

test("a build that fails is told with its finding, and taken back without a loss", async ({
  page,
  built,
}) => {
  const frame = await signIn(page, { path: "#/about", stays: true });
  await writeText(frame, before, after);
  await openPublish(frame);
  await publish(frame);
  await expect(frame.getByText("Sent.").last()).toBeVisible();
  const message = "The page has no title.";
  const place = { path: `content/${about}`, start_line: 4 };
  built.host.annotations = [{ ...place, annotation_level: "failure", message }];
  built.host.builds.set(`${await built.host.repository.find("main")}`, "failed");
  // On another day.
  await page.reload();
  await openPublish(await shownFrame(page));
  await expect(frame.getByText(`content/${about}:4: ${message}`)).toBeVisible();
  await frame.getByRole("button", { name: "Take it back" }).click();
  await expect(frame.getByText("Taken back").last()).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("1 file changed, not published");
  expect(await built.read(about)).toBe(text);
  const log = `${await built.host.repository.git(["log", "--format=%s", "main"])}`;
  expect(log).toBe('Revert "Change About us"\nChange About us\nBegin\n');
  await frame.getByRole("button", { name: "Show what visitors would see" }).click();
  await publish(frame);
  await expect(frame.getByText("Sent.").last()).toBeVisible();
  expect(await built.read(about)).toBe(text.replace(before, after));
});

test("the end of each page leads to the panel, which no browser fetches before", async ({
  page,
}) => {
  await page.goto("/about");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Edit this site" });
  const rules = await page.locator("script[type=speculationrules]").textContent();
  const { where } = JSON.parse(`${rules}`).prefetch[0];
  const [isFetched, others] = await link.evaluate((element, selector) => {
    return [element.matches(selector), document.querySelectorAll(selector).length];
  }, where.selector_matches);
  expect([isFetched, others > 0]).toEqual([false, true]);
  await link.click();
  await expect(page.getByLabel("Access token")).toBeVisible();
});

test("the form to sign in waits for no other part", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const held: Route[] = [];
  await page.route("**/edit/worker.js", (route) => void held.push(route));
  await page.goto("/edit/#/about");
  await page.getByLabel("Access token").fill("secret");
  await expect.poll(() => held.length).toBe(1);
  // It does not come, and is asked for again.
  await held[0]?.abort();
  await page.unroute("**/edit/worker.js");
  await page.getByRole("button", { name: "Sign in" }).click();
  await shownFrame(page);
});

test("a language comes when somebody reads it, and the panel once", async ({ page, context }) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    const [, name] =
      /edit\/(?:languages\/)?((?:messages\/)?\w+\.yaml|panel\.js)$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  const frame = await signIn(page, { path: "#/about" });
  await openView(frame.getByRole("complementary", { name: "Write on the page" }), "Settings");
  await frame.locator("summary", { hasText: "Languages" }).press("Enter");
  await frame.getByLabel("Language of this panel").selectOption("Deutsch");
  await frame.getByRole("button", { name: "Save", exact: true }).last().click();
  const german = frame.getByRole("complementary", { name: "Auf der Seite schreiben" });
  await german.locator("summary", { hasText: "Firma und Logo" }).press("Enter");
  await expect(german.getByLabel("Name der Firma")).toBeVisible();
  expect(asked.sort()).toEqual([
    ...["ar.yaml", "de.yaml", "en.yaml"],
    ...["messages/de.yaml", "messages/en.yaml"],
    "panel.js",
  ]);
});

test("a site without the setting has no panel", ({ sites }) => {
  expect(existsSync(`${sites["sample"]?.folder}/index.html`)).toBe(true);
  expect(existsSync(`${sites["sample"]?.folder}/edit`)).toBe(false);
});

test.describe("security", () => {
  // What the policy of the frame refuses.
  test.use({ expectedErrors: [/Content Security Policy|Refused to|^error: undefined$/] });

  test("nothing in the frame reaches the token or the host", async ({ page, built }) => {
    const frame = await signIn(page);
    const body = frame.locator("body");
    const tried = await body.evaluate(async (_, host) => {
      const attempt = async (work: () => unknown) => {
        try {
          return `${await work()}`;
        } catch (error) {
          return (error as Error).name;
        }
      };
      return Promise.all([
        attempt(() => parent.document.title),
        attempt(() => localStorage.length),
        attempt(() => indexedDB.databases().then((all) => all.length)),
        attempt(() => fetch(host)),
        attempt(() => {
          const script = Object.assign(document.createElement("script"), { text: "name = 'ran'" });
          document.body.append(script);
          return name;
        }),
      ]);
    }, built.host.origin);
    expect(tried).toEqual([
      "SecurityError",
      "SecurityError",
      expect.stringMatching(/Error$/),
      "TypeError",
      "",
    ]);
    const kept = await page.evaluate(() => document.documentElement.outerHTML + location.href);
    expect(kept).not.toContain("secret");
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
      "secret",
    );
    expect(built.host.requests.length).toBeGreaterThan(0);
  });
});
