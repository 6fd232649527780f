import { expect, it } from "vitest";
import { checkFiles, shown } from "../testing/check-files.ts";

const page = `layout: text
title: हमारी सेवाएँ
description: What this page holds, in words enough for a search engine to show.
heading: One more
sections: [{ heading: One part, paragraphs: [Much.] }]
`;
const linking = (href: string) => (text: string) => `${text}href: ${href}\n`;
const own = `layout: sections
title: One more
description: What this page holds, in words enough for a search engine to show.
sections:
  - { kind: hero, heading: One more, intro: Much., primary: { text: Again, page: सेवाएँ } }
`;
const found = ["page-unlinked [हमारी सेवाएँ] Nothing on the site leads to this page."];

it.each([
  ["nothing", {}, found],
  [
    "itself",
    { "pages/सेवाएँ.yaml": own },
    ["page-unlinked [One more] Nothing on the site leads to this page."],
  ],
  ["a path", { "products/first.yaml": linking("/सेवाएँ#one-part") }, []],
  [
    "an encoded address",
    { "products/first.yaml": linking(`https://www.fixture.internal/${encodeURI("सेवाएँ")}`) },
    [],
  ],
  [
    "an address elsewhere",
    { "products/first.yaml": linking("https://other.internal/सेवाएँ") },
    found,
  ],
  [
    "the logo",
    { "site.yaml": (text: string) => text.replace("startPage: home", "startPage: सेवाएँ") },
    [],
  ],
  [
    "a former name",
    {
      "pages/सेवाएँ.yaml": `${page}formerly: [services]\n`,
      "products/first.yaml": linking("/services"),
    },
    [],
  ],
  ["a file that cannot be read", { "pages/about.yaml": "x" }, []],
  [
    "perhaps a link that names no page",
    { "site.yaml": (text: string) => text.replace("page: about", "page: sevayen") },
    [],
  ],
])("a page to which %s leads", (_, edits, findings) => {
  const files = { "pages/सेवाएँ.yaml": page, ...edits };
  const all = shown(checkFiles(files, { only: ["page-unlinked"] }));
  expect(all.filter((one) => one.startsWith("page-unlinked"))).toEqual(findings);
});
