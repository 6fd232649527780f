import { describe, expect, it } from "vitest";
import { fixedRules, lightRules } from "../../../src/content/schema/rule-weights.ts";
import { rules } from "../rules/index.ts";
import { checkFiles } from "../testing/check-files.ts";

/** What is found in a product's tagline on a site that weighs a rule, as `rule severity`. */
function weighed(rule: string, weight: string, tagline: string, publish = false): string[] {
  const { diagnostics } = checkFiles(
    {
      "site.yaml": (text) => `${text}rules:\n  ${rule}: ${weight}\n`,
      "products/first.yaml": (text) => text.replace(/^tagline: .*$/m, `tagline: ${tagline}`),
    },
    { publish },
  );
  return diagnostics.map(({ rule: id, severity }) => `${id} ${severity}`);
}

describe("the weight of a rule", () => {
  it.each([
    ["off", []],
    ["info", ["symbols info"]],
    ["warning", ["symbols warning"]],
  ])("is %s where the firm says so, also before publishing", (weight, found) => {
    expect(weighed("symbols", weight, "Try → keep")).toEqual(found);
    expect(weighed("symbols", weight, "Try → keep", true)).toEqual(found);
    expect(weighed("symbols", weight, "Utilize it")).toEqual(["plain-words info"]);
  });

  it("can rise", () => {
    expect(weighed("plain-words", "warning", "Utilize it")).toEqual(["plain-words warning"]);
  });

  it("leaves no comment unused whose rule is off", () => {
    const tagline = "Try it # content-ignore symbols -- Nothing is here.";
    expect(weighed("symbols", "off", tagline)).toEqual([]);
    expect(weighed("symbols", "info", tagline)).toEqual(["suppression error"]);
  });

  it.each([
    ["placeholder", "off"],
    ["schema", "info"],
    ["symbols", "error"],
    ["symbol", "off"],
  ])(
    "is refused for what stops a build or publishing, and what there is not: %s: %s",
    (rule, weight) => {
      expect(weighed(rule, weight, "words")).toEqual(["schema error"]);
    },
  );

  it("can be given to each rule that stops nothing", () => {
    const light = rules.filter(
      ({ check, severity }) => check && !Object.values(severity).includes("error"),
    );
    expect([...lightRules]).toEqual(light.map(({ id }) => id).sort());
    const all = rules.map(({ id }) => id).sort();
    expect([...lightRules, ...fixedRules].sort()).toEqual(all);
  });
});
