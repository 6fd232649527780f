import { expect, it } from "vitest";
import { deliveryTexts } from "../../src/engine/schema/groups/delivery.ts";
import { sectionKinds } from "../../src/engine/schema/section-kinds.ts";
import { checkContent } from "../disk/check-content.ts";
import { contentsOf } from "../testing/suites/own-words.ts";
import { someDaily } from "../testing/whole.ts";
import { firms, firmsDay } from "./firms.ts";

const read = firms.map((firm) => ({ ...firm, contents: contentsOf(firm.env.CONTENT_DIR) }));

it("some firm has each way of delivery", () => {
  const methods = read.flatMap(({ contents }) => contents.map(({ site }) => site.delivery.method));
  expect(new Set(methods)).toEqual(new Set(Object.keys(deliveryTexts)));
});

it("a firm has each kind of section", () => {
  const pages = Object.values(contentsOf("e2e/firms/kilns")[0]?.pages ?? {});
  const sections = pages.flatMap((page) => (page.layout === "sections" ? page.sections : []));
  expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(Object.keys(sectionKinds)));
});

it.each(someDaily(read, 4))("the firm $name has nothing to fix", ({ env, contents }) => {
  // A sample says that it is not a real firm, and promises what the specification does.
  const sample = contents[0]?.site.sample;
  const due = sample ? ["placeholder", "eta-past"] : [];
  const options = { directory: env.CONTENT_DIR, publish: !sample, today: firmsDay };
  const told = checkContent(options).diagnostics.filter(
    ({ severity, rule }) => severity !== "info" && !due.includes(rule),
  );
  expect(told).toEqual([]);
});
