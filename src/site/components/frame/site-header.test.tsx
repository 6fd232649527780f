import { expect, it } from "vitest";
import { markupOf } from "../../../../scripts/testing/markup-of.tsx";
import { SiteHeader } from "./site-header.tsx";

const header = <SiteHeader contentId="_main" address={undefined} />;

it("an announcement is a landmark above the logo, and the link to the main part comes first", () => {
  const link = { text: "Where to", page: "contact" };
  const announcement = { text: "We move.", link, until: "2027-03-31" };
  expect(markupOf(header, { announcement })).toMatch(
    /class="skip-link">.*<section aria-label="words announcement".*We move\. <a.*>Where to<\/a><\/p><\/section>.*class="logo/,
  );
  expect(markupOf(header)).not.toContain("<section");
});
