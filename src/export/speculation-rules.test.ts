import { expect, it } from "vitest";
import { speculationRules } from "./speculation-rules.ts";

it("every rule is for the given pages alone, and waits for a sign", () => {
  const paths = ["/repo/", "/repo/about"];
  const rules = Object.values(JSON.parse(speculationRules(paths))).flat() as {
    eagerness: string;
  }[];
  expect(rules.length).toBeGreaterThan(0);
  for (const { eagerness, ...pages } of rules) {
    expect(pages).toEqual({ urls: paths });
    expect(["eager", "moderate"]).toContain(eagerness);
  }
});
