import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, removeBuild } from "./support/build.ts";
import { contentsOf } from "./support/folder-contents.ts";
import { onNginx } from "./support/host.ts";
import { expect, test } from "./test.ts";

test.skip(onNginx, "No host has to do with how a site is built.");

test("the same content gives the same bytes, whatever the place, zone and language", async () => {
  const epoch = { SOURCE_DATE_EPOCH: "1800000000" };
  try {
    const here = await build("dist.here", { ...epoch, TZ: "UTC", LC_ALL: "C" });
    const there = await build("dist.there", {
      ...epoch,
      TZ: "Asia/Kolkata",
      LC_ALL: "te_IN.UTF-8",
    });
    const contents = contentsOf(here);
    expect(Object.keys(contents).length).toBeGreaterThan(20);
    expect(contentsOf(there)).toEqual(contents);
  } finally {
    await removeBuild("dist.here");
    await removeBuild("dist.there");
  }
});

test("the year of the build comes from SOURCE_DATE_EPOCH", async () => {
  try {
    const folder = await build("dist.year", { SOURCE_DATE_EPOCH: "1000000000" });
    expect(readFileSync(join(folder, "index.html"), "utf8")).toContain(">2001</span>");
  } finally {
    await removeBuild("dist.year");
  }
});
