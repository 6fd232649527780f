import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { checkFiles, shown } from "../testing/check-files.ts";

const naming = (text: string) => {
  const { fingerprint: _, ...policy } = parse(text);
  policy.sections[0].paragraphs = ["Messages reach {company} through {service}."];
  return stringify(policy);
};

it("a policy names the service that takes messages where there is one", () => {
  const found = (site: (text: string) => string) =>
    shown(
      checkFiles({ "pages/privacy.yaml": naming, "site.yaml": site }, { only: ["delivery-text"] }),
    );
  expect(found((text) => text)).toEqual([expect.stringMatching(/^delivery-text \[Messages reach/)]);
  const post = "method: post\n  endpoint: https://forms.fixture.internal/f/1";
  expect(found((text) => text.replace("method: mailto", post))).toEqual([]);
});
