import { expect, it } from "vitest";
import { policyFingerprint } from "./policy-fingerprint.ts";

const policy = {
  heading: "Policy",
  intro: "What we do.",
  contact: "Write to {email}.",
  updated: "2027-01-02",
  sections: [{ id: "one", heading: "One", paragraphs: ["First.", "Second."] }],
};

it("is the same for the same words, however they are wrapped", () => {
  const mark = policyFingerprint(policy);
  expect(mark).toMatch(/^sha256-[0-9a-f]{16}$/);
  expect(policyFingerprint({ ...policy, intro: "What\n  we do.\n" })).toBe(mark);
});

it("is that of the words, whether they are stressed or not, and of where links lead", () => {
  const mark = policyFingerprint({ ...policy, intro: "What [we](/a) do." });
  expect(policyFingerprint({ ...policy, intro: "**What** *we* do." })).toBe(
    policyFingerprint(policy),
  );
  expect(policyFingerprint({ ...policy, intro: "What [we](/b) do." })).not.toBe(mark);
});

it.each([
  ["a word", { intro: "What we did." }],
  ["the date", { updated: "2027-01-03" }],
  [
    "a section's id",
    { sections: [{ id: "two", heading: "One", paragraphs: ["First.", "Second."] }] },
  ],
  [
    "a paragraph's end",
    { sections: [{ id: "one", heading: "One", paragraphs: ["First. Second."] }] },
  ],
])("changes with %s", (_, change) => {
  expect(policyFingerprint({ ...policy, ...change })).not.toBe(policyFingerprint(policy));
});
