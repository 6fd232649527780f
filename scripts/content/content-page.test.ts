import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { rules } from "../check/rules/index.ts";

const page = readFileSync("docs/content.md", "utf8");

it("names every key of a page", () => {
  const section = page.split("### `content/pages/privacy.yaml`")[1]?.split("## ")[0] ?? "";
  const keys = Object.keys(parse(readFileSync("e2e/firms/sample/pages/privacy.yaml", "utf8")));
  for (const key of keys) expect(section).toMatch(new RegExp(`^\\| _?\`${key}\``, "m"));
});

it("says when a conditional key is required", () => {
  for (const key of ["eta", "progress", "waitlist"])
    expect(page).toMatch(
      new RegExp(
        `^\\| \`${key}\` \\| .* unless this is written: \`status: available\`\\. \\|$`,
        "m",
      ),
    );
  expect(page).toMatch(/^\| _`price`_ \|/m);
});

it("marks the logo as required, because no pack has one", () => {
  expect(page).toMatch(/^\| `company\.logo` \|/m);
  expect(page).toMatch(/^\| _`company\.logo\.file`_ \|/m);
});

it("has a row for each rule", () => {
  for (const { id } of rules) expect(page).toContain(`\n| \`${id}\` | `);
  expect(page).not.toMatch(/undefined|\[object/);
});

it("leads to every section that it links to", () => {
  const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, "")
      .replaceAll(" ", "-"),
  );
  for (const [, anchor] of page.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
});
