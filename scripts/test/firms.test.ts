import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { checkContent } from "../../src/check/check.ts";
import { loadContent } from "../../src/check/read/load.ts";
import { deliveryTexts } from "../../src/content/schema/delivery.ts";
import { redirectsOf } from "../../src/export/redirects.ts";
import { routesOf } from "../../src/routes.ts";
import { packageBin } from "../package-bin.ts";
import { checkExport } from "../publish/check-export.ts";
import { type ExportedSite, readExport } from "../publish/exported-site.ts";
import { firms, firmsDay } from "./firms.ts";
import { strayWords } from "./stray-words.ts";

it("some firm has each way of delivery", () => {
  const methods = firms.map(
    ({ env }) => loadContent(env.CONTENT_DIR).content?.site.delivery.method,
  );
  expect([...new Set(methods)].sort()).toEqual(Object.keys(deliveryTexts).sort());
});

it.each(firms)(
  "the content of the firm $name has nothing to mend, unless it is a sample",
  ({ env }) => {
    // A sample says that it is none of a real firm, and has promised what the specification does.
    const publish = loadContent(env.CONTENT_DIR).content?.site.sample === false;
    const { diagnostics } = checkContent({ directory: env.CONTENT_DIR, publish, today: firmsDay });
    const grave = publish ? ["error", "warning"] : ["error"];
    const told = diagnostics.filter(({ severity }) => grave.includes(severity));
    expect(told).toEqual([]);
  },
);

describe.each(firms.filter(({ isBuilt }) => isBuilt))("the site of the firm $name", ({ env }) => {
  const { content } = loadContent(env.CONTENT_DIR);
  const routes = routesOf(content?.pages ?? {});
  let built: ExportedSite;

  beforeAll(async () => {
    const directory = mkdtempSync(join(tmpdir(), "firm-"));
    const vite = packageBin(process.cwd(), "vite");
    await promisify(execFile)(process.execPath, [vite, "build", "--outDir", directory], {
      // The test runner says "test" here, which would give a bundle for developers.
      env: { ...process.env, NODE_ENV: "production", ...env },
    });
    built = await readExport(directory, {
      base: env.BASE_PATH,
      origin: content?.site.origin ?? "",
      routes,
      redirects: redirectsOf(content?.pages ?? {}),
    });
    return () => rmSync(directory, { recursive: true, force: true });
  }, 120_000);

  it("passes all checks before publishing", async () => {
    const findings = await checkExport(built);
    expect(findings.flatMap(({ faults }) => faults)).toEqual([]);
  });

  // A character that no font draws ends the build.
  it("has a picture for links to each page", () => {
    const wanted = routes.flatMap(({ key, isMissing }) =>
      isMissing ? [] : [`previews/${key}.png`],
    );
    expect(wanted.filter((file) => !built.files.has(file))).toEqual([]);
  });

  // A name that stays long has lost its rules: pages name them in short.
  it("names each class as its rules do", () => {
    const rows = built.pages.flatMap(({ html }) => [...html.matchAll(/ class="([^"]*)"/g)]);
    const names = new Set(rows.flatMap(([, row]) => `${row}`.split(" ")));
    expect(names.size).toBeGreaterThan(0);
    expect([...names].filter((name) => !/^[a-z]{1,2}$/.test(name))).toEqual([]);
  });

  it("has no English in it but its own", () => {
    expect(strayWords(built, env.CONTENT_DIR)).toEqual([]);
  });
});
