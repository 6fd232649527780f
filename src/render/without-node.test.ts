import { createContext, runInContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { type Firm, firms, firmsDay } from "../../scripts/suites/firms.ts";
import { bundledRenderers, partsOfSite } from "../../scripts/testing/build/rendered-anywhere.ts";
import { givenOf } from "../../scripts/testing/engine/without-node.ts";
import { isThorough } from "../../scripts/testing/whole.ts";
import { finishPages } from "./finish-pages.ts";

it.runIf(isThorough)("pages rendered without Node are those of the build", async () => {
  const { env } = firms.find(({ name }) => name === "german") as Firm;
  for (const [name, value] of Object.entries({ ...env, NODE_ENV: "production" }))
    vi.stubEnv(name, value);
  const [{ render, anywhere }, sites] = await Promise.all([bundledRenderers(), partsOfSite()]);
  const built: unknown[] = [];
  for (const parts of sites)
    for await (const { make } of finishPages(render, parts)) built.push(...(await make()).files);
  expect(built.length).toBeGreaterThan(20);
  expect(anywhere.map(({ imports }) => imports)).toEqual([[]]);
  const place = createContext({
    ...{ TextDecoder, TextEncoder, URL, Response, ReadableStream, crypto, btoa, structuredClone },
    ...{ setTimeout, MessageChannel, AbortController },
    given: JSON.stringify(givenOf(env.CONTENT_DIR, firmsDay)),
    partsOf: (language: string) => sites.find(({ content }) => content.site.language === language),
  });
  const code = `${anywhere[0]?.code}; engine.renderFromMemory(JSON.parse(given), partsOf).then(JSON.stringify)`;
  expect(JSON.parse(await runInContext(code, place))).toEqual(built);
});
