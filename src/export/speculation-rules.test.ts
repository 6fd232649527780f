import { expect, it } from "vitest";
import { speculationRules } from "./speculation-rules.ts";

interface Rule {
  where: { href_matches: string };
  eagerness: string;
}

it.each(["/", "/repo/"])("every rule is for pages below %s alone, and waits for a sign", (base) => {
  const rules = Object.values(JSON.parse(speculationRules(base))).flat() as Rule[];
  expect(rules.length).toBeGreaterThan(0);
  for (const { where, eagerness } of rules) {
    expect(where).toEqual({ href_matches: `${base}*` });
    expect(eagerness).not.toBe("immediate");
  }
});
