import { expect, it } from "vitest";
import { deliveryTexts } from "../../src/engine/schema/groups/delivery.ts";
import { sectionKinds } from "../../src/engine/schema/section-kinds.ts";
import { checkContent } from "../disk/check-content.ts";
import { readBuiltFirm } from "../testing/suites/built-firm.ts";
import { contentsOf } from "../testing/suites/own-words.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { build } from "./build-by-command.ts";
import { type Firm, firms, firmsDay } from "./firms.ts";

/** The firm that the unit tests build. */
const daily = firms.find(({ name }) => name === "kilns") as Firm;

const read = firms.map((firm) => ({ ...firm, contents: contentsOf(firm.env.CONTENT_DIR) }));

it("some firm has each way of delivery", () => {
  const methods = read.flatMap(({ contents }) => contents.map(({ site }) => site.delivery.method));
  expect(new Set(methods)).toEqual(new Set(Object.keys(deliveryTexts)));
});

it("the firm that is built has each kind of section", () => {
  const pages = Object.values(contentsOf(daily.env.CONTENT_DIR)[0]?.pages ?? {});
  const sections = pages.flatMap((page) => (page.layout === "sections" ? page.sections : []));
  expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(Object.keys(sectionKinds)));
});

it.each(read)("the firm $name has nothing to fix, unless it is a sample", ({ env, contents }) => {
  // A sample says that it is not a real firm, and promises what the specification does.
  const sample = contents[0]?.site.sample;
  const due = sample ? ["placeholder", "eta-past"] : [];
  const options = { directory: env.CONTENT_DIR, publish: !sample, today: firmsDay };
  const told = checkContent(options).diagnostics.filter(
    ({ severity, rule }) => severity !== "info" && !due.includes(rule),
  );
  expect(told).toEqual([]);
});

// `e2e/export/firms.spec.ts` builds all of them.
it("the firm with every kind of section has no fault, and shows only what is its own", async () => {
  const directory = temporaryFolder();
  await build(directory, daily.env);
  expect((await readBuiltFirm(directory, daily)).faults).toEqual([]);
}, 300_000);
