import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/content.md", "utf8");

it("leads to every section that it links to", () => {
  const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, "")
      .replaceAll(" ", "-"),
  );
  for (const [, anchor] of page.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
});
