import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { Content } from "../content/schema/content.ts";
import { pageOf } from "../content/schema/pages.ts";
import { policyFingerprint } from "./policy-fingerprint.ts";
import { checkFiles, shown } from "./testing/check-files.ts";
import { exampleDay } from "./testing/example-content.ts";

const policy = "pages/privacy.yaml";
const section = (text: string) =>
  stringify({ sections: [{ id: "one", heading: "One", paragraphs: [text] }] });

type Edit = (text: string) => string;
const same: Edit = (text) => text;
const openList: Edit = (text) => text.replace("waitlist: closed", "waitlist: open");
const supported: Edit = (text) =>
  text.replace(/\n( +)email: (.*)/, "\n$1email: $2\n$1supportEmail: $2");
const post = "method: post\n  endpoint: https://forms.fixture.internal/f/1";
const posted: Edit = (text) => supported(text).replace("method: mailto", post);

const policyOf = (content: Content | undefined) => content && pageOf(content.pages, "privacy");

/** The sections that a policy from the pack has on a site. */
function policyWith(site: Edit, product = same, contact = same) {
  const edits = {
    "site.yaml": site,
    "products/second.yaml": product,
    "pages/contact.yaml": contact,
  };
  const { content, diagnostics } = checkFiles({ [policy]: "", ...edits });
  expect(diagnostics).toEqual([]);
  return policyOf(content)?.sections ?? [];
}

/** Their ids. */
function sectionsWith(...edits: Parameters<typeof policyWith>): string[] {
  return policyWith(...edits).map(({ id }) => id);
}

/** What one of them says. */
function saidOf(id: string, ...edits: Parameters<typeof policyWith>): string {
  const found = policyWith(...edits).filter((section) => section.id === id);
  expect(found).toHaveLength(1);
  return found.flatMap(({ paragraphs }) => paragraphs).join(" ");
}

describe("a policy that the language pack gives", () => {
  it.each(["", "# Ours says nothing more.\n", "{}\n"])("needs no word in its file: %j", (text) => {
    const { content, diagnostics } = checkFiles({ [policy]: text }, { publish: true });
    expect(diagnostics).toEqual([]);
    expect(policyOf(content)?.updated).toBeUndefined();
    expect(policyOf(content)?.sections.length).toBeGreaterThan(3);
  });

  it("speaks of delivery, map and waitlist as the site has them", () => {
    const service = "method: emailjs\n  serviceId: a\n  templateId: b\n  publicKey: c";
    const plain = sectionsWith(same);
    const served = sectionsWith((text) => text.replace("method: mailto", service));
    expect(plain).toEqual(expect.arrayContaining(["messages", "map"]));
    expect(plain).not.toContain("waitlists");
    expect(served).toEqual(plain);
    for (const site of [supported, posted]) {
      const open = sectionsWith(site, openList);
      expect(open.filter((id) => !plain.includes(id))).toEqual(["waitlists"]);
    }
  });

  it("says of messages, addresses of waitlists and the map what becomes of them on this site", () => {
    expect(saidOf("messages", posted)).toMatch(/reach us through \{service\}/);
    expect(saidOf("waitlists", supported, openList)).toMatch(/It is not sent to us/);
    expect(saidOf("waitlists", posted, openList)).toMatch(/your e-mail address reaches us/);
    const onPress: Edit = (text) => text.replace(/\nmap:/, "\nmap:\n  load: on-press");
    expect(saidOf("map", same)).toMatch(/when it comes into view/);
    expect(saidOf("map", same, same, onPress)).toMatch(/only once you press/);
  });

  it("speaks of no messages and no map where there is no contact page", () => {
    const edits = { [policy]: "", "pages/contact.yaml": null };
    const { content } = checkFiles(edits, { only: ["privacy-date"] });
    const ids = policyOf(content)?.sections.map(({ id }) => id);
    expect(ids).toContain("rights");
    expect(ids?.filter((id) => id === "messages" || id === "map")).toEqual([]);
  });

  it("does not go with what the firm says of analytics", () => {
    const tells = (intro: string) => ({
      [policy]: "",
      "pages/about.yaml": (text: string) =>
        text.replace("\nheading: ", `\nintro: ${intro}\nheading: `),
    });
    expect(shown(checkFiles(tells("We count visits with Google Analytics.")))).toEqual([
      expect.stringMatching(/^privacy-contradiction \[Google Analytics\] .* uses no analytics/),
    ]);
    expect(shown(checkFiles(tells("We never use Google Analytics.")))).toEqual([]);
  });

  it("is complete or not by the firm's own list of sections", () => {
    const found = shown(checkFiles({ [policy]: "required: [rights, retention]\n" }));
    expect(found).toEqual([expect.stringMatching(/^privacy-sections \[retention\]/)]);
  });
});

describe("the date of a policy", () => {
  it("is asked for where the words are the firm's own", () => {
    expect(shown(checkFiles({ [policy]: section("We keep nothing.") }))).toEqual([
      "privacy-date [One] The policy is in your own words and has no date.",
    ]);
  });

  it("speaks for the host that takes messages", () => {
    const of = (service: string) => {
      const sections = [{ id: "one", heading: "One", paragraphs: ["Through {service}."] }];
      const slots = { company: "We", email: "us@firm.example", service };
      return policyFingerprint({ intro: "Ours.", sections, updated: exampleDay }, slots);
    };
    const own = (service: string) =>
      `intro: Ours.\n${section("Through {service}.")}updated: ${exampleDay}\nfingerprint: ${of(service)}\n`;
    const dated = (service: string) =>
      shown(checkFiles({ [policy]: own(service), "site.yaml": posted }));
    expect(dated("forms.fixture.internal")).toEqual([]);
    expect(dated("forms.other.internal")).toEqual([
      expect.stringMatching(/^privacy-date \[sha256-/),
    ]);
  });

  it("speaks for what the pack says, and for the firm's name and address in it", () => {
    const stamped = (site: (text: string) => string) => {
      const { content } = checkFiles({ [policy]: "", "site.yaml": site });
      const privacy = policyOf(content);
      if (!privacy) throw new Error("The fixture is not sound.");
      const { company, contact } = (content as Content).site;
      const dated = { ...privacy, updated: exampleDay };
      return policyFingerprint(dated, { company: company.name, email: contact.email });
    };
    const asIs = stamped((text) => text);
    const dated = `updated: ${exampleDay}\nfingerprint: ${asIs}\n`;
    expect(shown(checkFiles({ [policy]: dated }))).toEqual([]);
    const renamed = {
      [policy]: dated,
      "site.yaml": (text: string) => text.replace(/(\n {2}name: ).*/, "$1Other"),
    };
    expect(checkFiles(renamed).diagnostics).toMatchObject([
      { hint: expect.stringMatching(/ Or delete `updated` and `fingerprint`: /) },
    ]);
    expect(shown(checkFiles(renamed))).toEqual([expect.stringMatching(/^privacy-date \[sha256-/)]);
    const german = {
      [policy]: dated,
      "site.yaml": (text: string) => text.replace("language: en", "language: de"),
    };
    expect(shown(checkFiles(german, { only: ["privacy-date"] }))).toHaveLength(1);
  });
});
