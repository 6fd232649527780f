import { expect, it } from "vitest";
import { checkFiles, placed } from "../testing/check-files.ts";
import type { FixtureEdits } from "../testing/fixture.ts";

/** What the check says, with hints, and the text in each place. */
function said(edits: FixtureEdits): string[] {
  return placed(checkFiles(edits)).map(
    ({ file, rule, at, message, hint }) =>
      `${rule} ${file.replace(/.*\/(?=[^/]+\/[^/]+$)/, "")} [${at}] ${message} ${hint}`,
  );
}

const formerly = (names: string) => (text: string) => `${text}formerly: [${names}]\n`;

it("a link to a former name is told the name that the page has now", () => {
  const found = said({
    "pages/about.yaml": formerly("about-us, हमारे-बारे-में"),
    "products/first.yaml": (text) => `${text}href: /about-us#words\n`,
    "products/second.yaml": (text) =>
      text.replace(/bullets:\n/, `$&  - See [us](/${encodeURIComponent("हमारे-बारे-में")}/).\n`),
    "site.yaml": (text) => text.replace("startPage: home", "startPage: about-us"),
  });
  expect(found).toEqual([
    "link-internal products/first.yaml [/about-us#words] The page /about-us has another name now. Write /about in place of /about-us.",
    `link-internal products/second.yaml [/${encodeURIComponent("हमारे-बारे-में")}/] The page /हमारे-बारे-में has another name now. Write /about in place of /हमारे-बारे-में/.`,
    expect.stringMatching(
      /^link-internal \S+site.yaml \[about-us\] The page `about-us` has another name now. Write `about`.$/,
    ),
  ]);
});

it("a page of a particular layout was once called so, and nobody need say it", () => {
  const privacy = "layout: privacy\n";
  let text = "";
  const found = said({
    "pages/privacy.yaml": (before) => {
      text = before;
      return before;
    },
  });
  expect(found).toEqual([]);
  const moved = said({ "pages/privacy.yaml": null, "pages/datenschutz.yaml": privacy + text });
  expect(moved).toEqual([
    expect.stringMatching(
      /^link-internal \S+site.yaml \[privacy\] The page `privacy` has another name now. Write `datenschutz`.$/,
    ),
  ]);
});

it("two pages cannot have had the same name", () => {
  expect(
    said({ "pages/about.yaml": formerly("us"), "pages/privacy.yaml": formerly("them, us") }),
  ).toEqual([
    expect.stringMatching(
      /^former-name pages\/privacy.yaml \[us\] `us` is a former name in .*about.yaml, line \d+ already\. Keep/,
    ),
  ]);
});

it.each([
  ["/about-us", "about-us"],
  ["about-us.html", "about-us"],
  ["about-us.yaml", "about-us"],
  ["About_Us", "about-us"],
])("a former name is written as files are called, and not %s", (name, right) => {
  expect(said({ "pages/about.yaml": formerly(name) })).toEqual([
    expect.stringMatching(
      new RegExp(`^schema pages/about.yaml \\[${name}\\] .* slash and ending: ${right}\\.$`),
    ),
  ]);
});

it.each(["index", "404", "assets", "con"])("no page was called %s", (name) => {
  expect(said({ "pages/about.yaml": formerly(`"${name}"`) })).toEqual([
    expect.stringMatching(/^schema pages\/about.yaml .* No page was called so: .* Delete it\.$/),
  ]);
});

it("a file of the owner's does not stand where a former name leads on", () => {
  expect(
    said({
      "pages/about.yaml": formerly("us"),
      "files/root/us/index.html": "<!doctype html>",
    }),
  ).toEqual([
    expect.stringMatching(/^former-name pages\/about.yaml \[us\] .*us\/index.html. stands where/),
  ]);
});

it("the page that stands in for missing ones has no former name", () => {
  expect(said({ "pages/not-found.yaml": formerly("lost") })).toEqual([
    expect.stringMatching(/^schema pages\/not-found.yaml \[formerly\]/),
  ]);
});
