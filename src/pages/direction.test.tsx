import { expect, it } from "vitest";
import { fixtureContent, fixturePage } from "../../scripts/check/testing/fixture-content.ts";
import { markupOf } from "../../scripts/check/testing/markup-of.tsx";
import { ContactDetails } from "../components/contact-details.tsx";
import { DataTable } from "../components/data-table.tsx";
import { Fact } from "../components/fact.tsx";
import { CopyButton, OutcomeNotice } from "../components/outcome-notice.tsx";
import { MailAddress, RichText } from "../components/rich-text.tsx";
import { SiteFooter } from "../components/site-footer.tsx";
import { SiteHeader } from "../components/site-header.tsx";
import { TextField } from "../components/text-field.tsx";
import { Figures } from "../sections/figures/figures.tsx";
import { Passages } from "../sections/passages/passages.tsx";
import { Page as Accessibility } from "./accessibility.tsx";
import { Page as Privacy } from "./privacy.tsx";
import { sectionsPage } from "./sections.tsx";

const content = fixtureContent();
const { site } = content;
const contact = fixturePage(content, "contact");
const number = "+999123456789";
site.contact.phones = [
  { label: "هاتف", number, display: "+999 123-456" },
  { label: "جوال", number: `${number}0`, display: "+٩٩٩ ١٢٣-٤٥٦" },
  { label: "فرع", number: `${number}1`, display: "٩٩٩ (فرع ٢)" },
];
site.contact.address = ["شارع 1", "ZZ9 9ZZ"];
site.company.name = "Firm Inc.";
site.footer.copyright = "© {year} {company}. حقوق";
const links = [
  { text: "Video (beta)", icon: "video" as const },
  { text: "Video للشركة", icon: "video" as const },
];
site.footer.social = { heading: "words", links, soon: "words" };
site.interface.list = "{first}، {rest}";
const { email } = site.contact;

const details = <ContactDetails words={contact.details} />;
const header = <SiteHeader contentId="a" address="https://a.internal/" />;
const footer = <SiteFooter />;
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
  <TextField
    label="words"
    name="email"
    draftKey=""
    type="email"
    errors={["words"]}
    error={undefined}
  />
);
const copy = (
  <CopyButton text="words" words={{ copy: "words", copied: "words", copyByHand: "words" }} />
);
const policy = { ...fixturePage(content, "privacy"), intro: "This is {company}.", days: {} };
const privacy = <Privacy content={policy} />;
const statement = (
  <Accessibility content={{ ...fixturePage(content, "accessibility"), days: {} }} />
);
const eta = <Fact label="words">Q4 2027</Fact>;
const program = (
  <Fact label="words" text="axe في">
    <RichText text="axe في" />
  </Fact>
);
const table = (
  <DataTable name="words" columns={["a", "2019–2026"]} rows={[["Pro שנתי", "50 GB"]]} />
);
const figures = <Figures heading="words" items={[{ value: "2019–2026", label: "words" }]} />;
const mailLink = `<a href="mailto:${email}" dir="ltr">${email}</a>`;

it.each([
  ["a number", details, 'dir="ltr" class="lone-link">+999\u00a0123\u2011456</a>'],
  [
    "one in Arabic digits",
    details,
    '0" dir="ltr" class="lone-link"><bdo dir="ltr">+٩٩٩\u00a0١٢٣\u2011٤٥٦</bdo></a>',
  ],
  [
    "one in a text",
    <RichText key="text" text="[٩٩٩ ١٢٣](tel:+999123)" />,
    'lone-link"><bdo dir="ltr">٩٩٩\u00a0١٢٣</bdo></a>',
  ],
  ["one with words", details, 'class="lone-link">٩٩٩\u00a0(فرع ٢)</a>'],
  ["a line of the address", details, '<bdi dir="auto">ZZ9 9ZZ</bdi>'],
  ["a mail address", <MailAddress key="mail" />, mailLink],
  ["one in a notice", notice, `words <bdi dir="ltr">${email}</bdi></a>`],
  ["one to be typed", field, '<input type="email" dir="ltr"'],
  ["one in the policy", privacy, mailLink],
  ["one in the statement", statement, mailLink],
  ["a page's address", header, '<bdi dir="ltr">https://a.internal/</bdi>'],
  ["the company's name", header, 'dir="auto">Firm Inc.</span>'],
  ["it at the bottom", footer, '<bdi dir="auto">Firm Inc.</bdi> حقوق'],
  ["it in a text", privacy, 'This is <bdi dir="auto">Firm Inc.</bdi>.'],
  ["a place elsewhere", footer, '<bdi dir="auto">Video (beta)</bdi>، words'],
  ["one that begins with a foreign word", footer, '<bdi dir="rtl">Video للشركة</bdi>، words'],
  ["a value", eta, '<span><bdi dir="auto">Q4 2027</bdi></span>'],
  ["one that begins with a foreign name", program, '<span><bdi dir="rtl">axe'],
  ["a cell of a table", table, '<td><bdi dir="auto">50\u00a0GB</bdi></td>'],
  ["its row's name", table, '<th scope="row"><bdi dir="rtl">Pro שנתי</bdi></th>'],
  ["its column's name", table, '<th scope="col"><bdi dir="auto">2019–2026</bdi></th>'],
  ["a figure", figures, '<bdi dir="auto">2019\u2060–\u20602026</bdi></p>'],
  [
    "a link that begins with a foreign name",
    <RichText key="link" text="כתבו [WhatsApp **למשרד**](/a)" />,
    '<a href="/a" dir="rtl" class="text-link">WhatsApp <strong>למשרד',
  ],
])("on a site from right to left %s is isolated", (_, element, html) => {
  expect(markupOf(element, { ...site, direction: "rtl" })).toContain(html);
});

it("a page from left to right sets no direction, and splits no text", () => {
  const parts = [details, header, footer, copy, notice, field, privacy, statement, table, figures];
  const html = parts.map((part) => markupOf(part, { ...site, direction: "ltr" })).join("");
  expect(html).not.toMatch(/ dir=|<bdi/);
  expect(html).toContain("Video (beta)، words</li>");
  expect(html).toContain(`words ${email}</a>`);
});

it("a section in another language runs as its script does, whatever its first word", () => {
  const Page = sectionsPage({ passages: Passages });
  const items = [{ heading: "ABC للكتب", text: "words" }];
  const sections = [{ kind: "passages" as const, lang: "ar", dir: "rtl", items }];
  const html = markupOf(<Page content={{ ...fixturePage(content, "sections"), sections }} />);
  expect(html).toContain('<div lang="ar" dir="rtl">');
});
