import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ViteBuilder } from "vite";
import { expect, it } from "vitest";
import { fixtureContent } from "../testing/files/fixture-content.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { exportSite } from "./export-site.ts";
import { Renditions } from "./pictures/renditions.ts";

it("a build on a full disk leaves nothing, though link previews are drawn meanwhile", async () => {
  const home = temporaryFolder();
  const full = () => Promise.reject(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }));
  const builder = { environments: { client: {}, ssr: {} }, build: full } as unknown as ViteBuilder;
  const content = fixtureContent();
  // A text that no earlier test has had drawn.
  for (const page of Object.values(content.pages)) page.title = `${page.title} ${Date.now()}`;
  const exported = exportSite(join(home, "dist"), [content], new Renditions(home), {
    ...{ dependsOn: [], create: async () => builder },
  });
  await expect(exported).rejects.toThrow("the disk is full. What was there stays.");
  await wait(500);
  expect(readdirSync(home)).toEqual([]);
});
