import { parse } from "yaml";

/** The beginning of a sample site's `site.yaml`, as people write it. */
export const siteHead = `# Facts.
sample: true # until it is yours
language: en
direction: ltr
origin: https://www.old.example

company:
  name: Old Company # short
  tagline: Words of old
  description: >-
    Two sentences about it,
    on two lines.
  logo: {viewBox: 0 0 32 32, path: M0 0}

contact:
  email: hello@old.example
  supportEmail: help@old.example
  phones:
    # The first is the one that is called.
    - label: Sales
      number: "+442079460142"
      display: +44 20 7946 0142
    - label: Support
      number: "+442079460187"
      display: +44 20 7946 0187
  address: # by post
    - 1 Old Lane
    - Town
    - Country
  place:
    latitude: 51.5 # north
    longitude: -0.1
`;

/** The fixture's site below that head, with links of the old identity. */
export function sampleSiteText(text: string): string {
  const { sample, language, direction, origin, company, contact, ...rest } = parse(text);
  rest.footer.social.links = [
    { text: "E-mail", icon: "mail", href: "mailto:hello@old.example" },
    { text: "Jobs", icon: "mail", href: "mailto:jobs@old.example" },
    { text: "Others", icon: "mail", href: "mailto:othello@old.example" },
    { text: "Feed", icon: "mail", href: "https://www.old.example/about" },
    { text: "Old Company's diary", icon: "camera", href: "https://diary.old.example/x" },
  ];
  const lines = Object.entries(rest).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return siteHead + lines.join("");
}

/** Changes that make a fixture a sample site with its old identity in several places. */
export const sampleEdits = {
  "site.yaml": sampleSiteText,
  "pages/products.yaml": (text: string) =>
    `# Cards.\n${text.replace("\nwaitlist:", "\nwaitlist:\n  placeholder: you@old.example # example")}`,
  "pages/home.yaml": (text: string) =>
    text.replace(/title: .*/, "title: Welcome to Old Company, words of OLD"),
  "pages/about.yaml": (text: string) =>
    text.replace(
      / {8}text: .*/,
      "        text: >-\n          We sit at 1 Old\n          Lane, and Older Company does not",
    ),
};

/** What flags say of the new identity. */
export const newIdentity = {
  name: "New: Company",
  tagline: "Words of now",
  description: "One. ".repeat(30).trim(),
  origin: "https://new.fixture.internal",
  email: "hi@new.fixture.internal",
  phones: ["Desk: +49 (0)30 1234-5678"],
  address: ["2 Way", "City"],
  place: "52.52, 13.4",
};
