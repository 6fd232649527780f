import { describe } from "vitest";
import { holdSites, product, set, site } from "../testing/check-files.ts";
import { exampleDay } from "../testing/example-content.ts";
import { fixtureFiles } from "../testing/fixture.ts";

const sound = fixtureFiles(new Date(exampleDay));
const imprint = `${sound["pages/imprint.yaml"]}`;

describe("products are shown: ", () => {
  const section = { kind: "products", heading: "What we make" };
  const without = { "pages/products.yaml": null };
  holdSites(
    [
      ["by a section", { ...without, "pages/home.yaml": set({ "sections.1": section }) }, []],
      [
        "perhaps by a page that cannot be read",
        { ...without, "pages/about.yaml": "x" },
        ["schema pages/about.yaml"],
      ],
      ["by nothing", without, ["unshown products/first.yaml [words] Nothing shows 2 products"]],
    ],
    { only: ["unshown"] },
  );
});

describe("a page to which leads ", () => {
  const services = (edits = {}) => ({ "pages/सेवाएँ.yaml": set(edits)(imprint) });
  const there = services();
  const unlinked = ["[The page imprint] Nothing on the site links to this page."];
  const whole = `https://www.fixture.internal/${encodeURI("सेवाएँ")}`;
  holdSites(
    [
      ["nothing", there, unlinked],
      ["itself", services({ intro: "[Again](/सेवाएँ)" }), unlinked],
      ["a path", { ...there, ...product({ href: "/सेवाएँ#one-part" }) }, []],
      ["an encoded address", { ...there, ...product({ href: whole }) }, []],
      [
        "an address elsewhere",
        { ...there, ...product({ href: "https://a.internal/सेवाएँ" }) },
        unlinked,
      ],
      ["the logo", { ...there, ...site({ startPage: "सेवाएँ" }) }, []],
      [
        "a former name",
        { ...services({ formerly: ["services"] }), ...product({ href: "/services" }) },
        [],
      ],
      ["perhaps a file that cannot be read", { ...there, "pages/about.yaml": "x" }, ["schema"]],
      [
        "perhaps a link that names no page",
        { ...there, "site.yaml": (text) => text.replace("page: about", "page: sevayen") },
        [],
      ],
    ],
    { only: ["unshown"] },
  );
});

describe("a link ", () => {
  const id = set({ "sections.0.id": "our-team" });
  holdSites([
    [
      "to a section that is not there is meant for the nearest, also where two pages have that",
      { "pages/home.yaml": id, "pages/about.yaml": id, ...product({ href: "/about#our-taem" }) },
      ["There is no section #our-taem on /about. Did you mean /#our-team?"],
    ],
    [
      "may be right once a page's mistakes are mended",
      { "pages/about.yaml": set({ "sections.0.idd": "us" }), ...product({ href: "/about#us" }) },
      ["schema pages/about.yaml"],
    ],
  ]);
});

describe("titles: ", () => {
  const title = set({ title: "One title" });
  const told = "pages/home.yaml has this title too.";
  holdSites([
    [
      "each that is there already is told where it is first",
      { "pages/home.yaml": title, "pages/about.yaml": title, "pages/contact.yaml": title },
      [told, told],
      { only: ["title-unique"] },
    ],
  ]);
});

describe("headings: ", () => {
  const list = { heading: "More", links: [{ text: "Link 1", page: "home" }] };
  holdSites([
    [
      "two of the footer, which each page has, are told of once",
      site({ "footer.lists.0.heading": "More", "footer.lists.1": list }),
      ["heading-unique site.yaml [More] `footer.lists[0].heading` in "],
    ],
  ]);
});

describe("a name with accents ", () => {
  const [whole, apart] = (["NFC", "NFD"] as const).map((form) => "über-uns".normalize(form));
  const named = { [`pages/${whole}.yaml`]: imprint };
  const write = (name: string) =>
    `are separate characters, so it only looks like the name of a page. Type it again: write \`${name}\`.`;
  holdSites(
    [
      ["is one where they are", { ...named, ...site({ startPage: whole }) }, []],
      [
        "is told of where they are characters of their own",
        { ...named, ...site({ startPage: apart }), ...product({ href: `/${apart}` }) },
        [write(`/${whole}`), write(`${whole}`)],
      ],
    ],
    { only: ["link-internal"] },
  );
});

describe("a former name ", () => {
  const formerly = (...names: string[]) => set({ formerly: names });
  const about = (...names: string[]) => ({ "pages/about.yaml": formerly(...names) });
  const hindi = `/${encodeURIComponent("हमारे-बारे-में")}/`;
  holdSites([
    [
      "leads on: a link to it is told the name that the page has now",
      {
        ...about("about-us", "हमारे-बारे-में"),
        ...product({ href: "/about-us#words" }),
        "products/second.yaml": set({ "bullets.0": `See [us](${hindi}).` }),
        ...site({ startPage: "about-us" }),
      },
      [
        "link-internal products/first.yaml [/about-us] The page `/about-us` has a new name. Write `/about`, or run `npm run content -- fix`.",
        `link-internal products/second.yaml [${hindi}] The page \`/हमारे-बारे-में/\` has a new name. Write \`/about\`, or run \`npm run content -- fix\`.`,
        "link-internal site.yaml [about-us] The page `about-us` has a new name. Write `about`, or run `npm run content -- fix`.",
      ],
    ],
    [
      "is that of a page's layout, and nobody need say it",
      {
        "pages/privacy.yaml": null,
        "pages/datenschutz.yaml": `layout: privacy\n${sound["pages/privacy.yaml"]}`,
      },
      [
        "link-internal site.yaml [privacy] The page `privacy` has a new name. Write `datenschutz`, or run `npm run content -- fix`.",
      ],
    ],
    [
      "is no other page's",
      { ...about("us"), "pages/privacy.yaml": formerly("them", "us") },
      ["former-name pages/privacy.yaml [us] `us` is a former name in "],
    ],
  ]);
});
