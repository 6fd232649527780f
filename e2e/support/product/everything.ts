import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";
import { sectionOf, site } from "../content.ts";
import { inProject } from "../project.ts";
import { setInFile } from "./content-files.ts";

/** Hidden fields that the endpoint asks for, one with a name that forms have for themselves; the last one is a trap. */
export const fields = {
  "form-name": "contact",
  _subject: "From the site",
  submit: "Send",
  _gotcha: "",
};

/** Where messages go. */
export const endpoint = "https://forms.example.internal/f/1";

export const longName = "Montgomery & Daughters";
export const longLink = "Workshop and conservation";
const longWord = "Auftragsbestätigungsvorbehaltsfristen";

/** Pages with more than most have; `knots` has a long table of contents. */
export const crowdedPages = ["about", "products", "bridges", "ropes", "knots"];

/** How many pictures stand in a row on the page `pictures`. */
export const inRow = 2;

/**
 * Writes the sample's content with more of everything: an endpoint for messages, an open waitlist, a map that
 * waits for a press, and lines, tables, pictures, labels and a header that hold more than those of most.
 */
export async function writeEverything(content: string): Promise<void> {
  await cp(inProject("e2e/firms/sample"), content, { recursive: true });
  await cp(inProject("e2e/content"), content, { recursive: true });
  const inPages = (name: string) => join(content, "pages", `${name}.yaml`);
  await writePictures(join(content, "pictures"));
  await setInFile(join(content, "site.yaml"), {
    company: { ...site.company, name: longName, tagline },
    delivery: { method: "post", endpoint, fields },
    header: {
      links: [
        ...site.header.links,
        { text: longLink, page: "privacy" },
        { text: "Statement", page: "accessibility" },
        { text: "All of our bridges", page: "bridges" },
        { text: "All of our ropes", page: "ropes" },
      ],
      action: { text: "Ask us for an offer", page: "contact" },
    },
    drawings: [{ for: "about", file: "wide.svg" }],
  });
  await setInFile(inPages("contact"), { map: { load: "on-press" } });
  await setInFile(inPages("products"), {
    roadmap: { text: roadmap, spoken: roadmap.replaceAll("→", "then") },
  });
  for (const file of await readdir(join(content, "products")))
    await setInFile(join(content, "products", file), photograph("broad"));
  await setInFile(join(content, "products", "edu-manage.yaml"), {
    badge: "Approved by all harbour masters of the coast",
    order: -1,
  });
  await setInFile(inPages("about"), {
    sections: [sectionOf("about", "features"), chimney, figures],
  });
  const written = { bridges, ropes, knots, photographs, pictures };
  for (const [name, page] of Object.entries(written))
    await writeFile(inPages(name), stringify(page, { aliasDuplicateObjects: false }));
}

/** A line of 110 letters. */
const tagline = "Software for small teams, made with great care ".repeat(3).slice(0, 110);

const stations = [
  ...["first tests with nine firms", "what they find is mended", "papers", "start"],
  ...["second tests with all of them, and what they say", "some weeks of rest"],
];
const roadmap = `Next: ${stations.join(" → ")} → again.`;

/** Pictures by their names, with their width and height in pixels. */
const sizes = {
  broad: [2000, 1000],
  landscape: [1600, 1000],
  tall: [1000, 1400],
  small: [750, 500],
};

async function writePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, [width = 0, height = 0]] of Object.entries(sizes))
    await sharp({ create: { width, height, channels: 3, background: "#496" } }).toFile(
      join(folder, `${name}.jpg`),
    );
  const drawing = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z"/></svg>`;
  await writeFile(join(folder, "wide.svg"), drawing(900, 100));
  await writeFile(join(folder, "chimney.svg"), drawing(90, 300));
}

const photograph = (name: keyof typeof sizes) => ({
  image: { file: `${name}.jpg`, decorative: true },
});

function sectionsPage(heading: string, sections: readonly object[], image: object = {}) {
  const title = `${heading} that we have made`;
  const description = `${heading} that we have made, how long they are, and whom they lead where, in words and lists.`;
  const hero = { kind: "hero", heading, intro: "They are long.", ...image };
  return { layout: "sections", title, description, sections: [hero, ...sections] };
}

function textPage(heading: string, sections: readonly object[]) {
  return {
    layout: "text",
    title: `${heading} and what they cost`,
    description: `${heading}: what each of them costs, by its breadth, and how to order some of it from us.`,
    heading,
    sections,
  };
}

const items = <Item>(count: number, make: (name: string) => Item) =>
  Array.from({ length: count }, (_, place) => make(`Item ${place + 1}`));

const chimney = {
  kind: "picture",
  heading: "Chimney",
  image: { file: "chimney.svg", alt: "A tall chimney." },
  paragraphs: ["It stands."],
};

const figures = {
  kind: "figures",
  heading: "Figures",
  items: ["123,456,789.50 km", "2", "3"].map((value) => ({ value, label: `of ${value}` })),
};

const bridges = sectionsPage("Bridges of rope", [
  {
    kind: "features",
    heading: "What they bear",
    items: [longWord, longWord + longWord.toLowerCase()].map((title) => ({
      ...{ icon: "bolt", title, text: "More than we have." },
    })),
  },
]);

const columns = ["Rope", ...items(8, (name) => name.replace("Item", "Size"))];
const mail = `[an-address-of-two-lines@${"a-name-of-great-length-".repeat(3)}.internal](mailto:a@b.internal)`;
const ropes = textPage("Ropes", [
  { heading: "Order", facts: [{ label: "Mail", value: mail }] },
  {
    heading: "Prices",
    table: { columns, rows: ["Hemp", "Nylon"].map((rope) => [rope, ...items(8, () => "120.00")]) },
  },
]);

const knots = textPage(
  "Knots",
  items(24, (name) => ({ heading: name.replace("Item", "Knot"), paragraphs: ["It holds."] })),
);

const captions = ["Short", "A caption that needs a line more than the one next to it has"];
const row = [1, 2, 3].map(() => photograph("landscape"));
const photographs = sectionsPage(
  "Photographs",
  [
    {
      kind: "gallery",
      items: [...row, photograph("tall"), ...row, ...row.slice(1)].map((item, place) => ({
        ...{ ...item, caption: captions[place % 2] },
      })),
    },
    { kind: "gallery", items: items(4, () => photograph("small")) },
    { kind: "gallery", items: [photograph("small")] },
    {
      kind: "features",
      heading: "Features",
      items: (["landscape", "tall"] as const).map((name) => ({
        ...{ ...photograph(name), title: name, text: "Seen." },
      })),
    },
  ],
  photograph("landscape"),
);

const text = "It says something.";
/** Every kind of section that takes pictures. */
const pictures = sectionsPage(
  "Pictures",
  [
    {
      kind: "passages",
      items: items(inRow, (heading) => ({ ...photograph("broad"), heading, text })),
    },
    {
      kind: "features",
      heading: "Features",
      items: items(inRow, (title) => ({ ...photograph("broad"), icon: "bolt", title, text })),
    },
    {
      kind: "people",
      heading: "People",
      items: items(inRow, (name) => ({ ...photograph("broad"), name, role: "Baker", text })),
    },
    { kind: "picture", heading: "Picture", ...photograph("broad"), paragraphs: [text] },
    { kind: "gallery", items: items(5, () => photograph("broad")) },
    { kind: "products", heading: "In short" },
  ],
  photograph("broad"),
);
