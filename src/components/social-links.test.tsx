import { expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { SocialLinks } from "./site-footer.tsx";
import { markupOf } from "./testing/markup-of.tsx";

const { site } = fixtureContent();

function listsOf(hrefs: readonly (string | undefined)[]): string[] {
  const links = hrefs.map((href, index) => ({
    text: `place ${index}`,
    icon: "mail" as const,
    href,
  }));
  const html = markupOf(<SocialLinks heading="words" soon="words" links={links} />, site);
  return html.match(/<ul.*?<\/ul>/gs) ?? [];
}

it("places with an address and places without one each have a list, where there are any", () => {
  expect(listsOf(["https://place.internal/", undefined])).toHaveLength(2);
  expect(listsOf(["https://place.internal/"])).toHaveLength(1);
  expect(listsOf([undefined])).toHaveLength(1);
});
