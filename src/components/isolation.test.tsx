import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import type { PageSite } from "../content/page-site.ts";
import { ContactDetails } from "./contact-details.tsx";
import { Fact } from "./fact.tsx";
import { CopyButton, OutcomeNotice } from "./outcome-notice.tsx";
import { MailAddress } from "./rich-text.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { markupOf } from "./testing/markup-of.tsx";
import { TextField } from "./text-field.tsx";

const content = fixtureContent();
const { site } = content;
const contact = fixturePage(content, "contact");
site.contact.phones = [{ label: "هاتف", number: "+999123456789", display: "+999 123-456" }];
site.contact.address = ["شارع 1", "ZZ9 9ZZ"];
site.company.name = "Firm Inc.";
site.footer.copyright = "© {year} {company}. حقوق";
site.footer.social = {
  heading: "words",
  links: [{ text: "Video (beta)", icon: "video" }],
  soon: "words",
};
site.interface.list = "{first}، {rest}";
const { email } = site.contact;

function shown(element: ReactElement, direction: PageSite["direction"] = "rtl"): string {
  return markupOf(element, { ...site, direction });
}

const notice = (
  <OutcomeNotice
    outcome="handedOver"
    calls={0}
    words={contact.outcome}
    text="words"
    link={undefined}
    address={email}
    subject="words"
    onUndo={undefined}
  />
);
const field = (
  <TextField label="words" name="email" type="email" errors={["words"]} error={undefined} />
);

describe("from right to left", () => {
  const details = <ContactDetails words={contact.details} />;
  const header = <SiteHeader contentId="a" address="https://a.internal/" />;
  const fact = <Fact label="words">Q4 2027</Fact>;
  const ownWords = <Fact label="words">axe في Chromium</Fact>;
  it.each([
    {
      what: "a number",
      element: details,
      html: 'dir="ltr" class="lone-link">+999\u00a0123\u2011456</a>',
    },
    { what: "a line of the address", element: details, html: '<bdi dir="auto">ZZ9 9ZZ</bdi>' },
    { what: "a mail address", element: <MailAddress />, html: `dir="ltr">${email}</a>` },
    { what: "one in a notice", element: notice, html: `words <bdi dir="ltr">${email}</bdi></a>` },
    { what: "one to be typed", element: field, html: '<input type="email" dir="ltr"' },
    { what: "a page's address", element: header, html: '<bdi dir="ltr">https://a.internal/</bdi>' },
    { what: "the company's name", element: header, html: 'dir="auto">Firm Inc.</span>' },
    {
      what: "it at the bottom",
      element: <SiteFooter />,
      html: '<bdi dir="auto">Firm Inc.</bdi> حقوق',
    },
    { what: "a place elsewhere", element: <SiteFooter />, html: "Video (beta)</bdi>، words" },
    { what: "a value", element: fact, html: '<span dir="auto">Q4 2027</span>' },
    { what: "one that begins with a foreign name", element: ownWords, html: '<span dir="rtl">axe' },
  ])("$what is set apart", ({ element, html }) => {
    expect(shown(element)).toContain(html);
  });
});

it("a page from left to right says nothing of it, and breaks no text in two", () => {
  const words = { copy: "words", copied: "words", copyByHand: "words" };
  const parts = [
    <ContactDetails key="details" words={contact.details} />,
    <SiteHeader key="header" contentId="a" address="https://a.internal/" />,
    <SiteFooter key="footer" />,
    <CopyButton key="copy" text="words" words={words} />,
    notice,
    field,
  ];
  const html = parts.map((part) => shown(part, "ltr")).join("");
  expect(html).not.toMatch(/ dir=|<bdi/);
  expect(html).toContain("Video (beta)، words</li>");
  expect(html).toContain(`words ${email}</a>`);
});
