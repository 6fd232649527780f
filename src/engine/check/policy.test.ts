import { describe, expect, it } from "vitest";
import { checkFiles, setKeys, site } from "../../../scripts/testing/files/check-files.ts";
import type { FixtureEdits } from "../../../scripts/testing/fixture.ts";
import { pageOf } from "../schema/pages.ts";

const policy = "pages/privacy.yaml";
const openList = { "products/second.yaml": setKeys({ waitlist: "open" }) };
const onPress = { "pages/contact.yaml": setKeys({ "map.load": "on-press" }) };
const supportEmail = { "contact.supportEmail": "name@fixture.internal" };
const supported = site(supportEmail);
const post = { method: "post", endpoint: "https://forms.fixture.internal/f/1" };
const posted = site({ ...supportEmail, delivery: post });
const service = { method: "emailjs", serviceId: "a", templateId: "b", publicKey: "c" };

/** The site whose own policy says nothing, or what is given. */
function siteWith(edits: FixtureEdits, text = "") {
  const { content, diagnostics } = checkFiles({ [policy]: text, ...edits }, { publish: true });
  expect(diagnostics).toEqual([]);
  const privacy = content && pageOf(content.pages, "privacy");
  if (!privacy) throw new Error("The fixture is not sound.");
  return { ...content.site, privacy };
}

/** The ids of its sections. */
const sectionsWith = (edits: FixtureEdits) => siteWith(edits).privacy.sections.map(({ id }) => id);

describe("a policy that the language pack gives", () => {
  it.each(["# Ours says nothing more.\n", "{}\n"])("needs no word in its file: %j", (text) => {
    const { privacy } = siteWith({}, text);
    expect(privacy.updated).toBeUndefined();
    expect(privacy.sections.length).toBeGreaterThan(3);
  });

  it("describes delivery, map and waitlist as the site has them", () => {
    const plain = sectionsWith({});
    expect(plain).toEqual(expect.arrayContaining(["messages", "map"]));
    expect(plain).not.toContain("waitlists");
    expect(sectionsWith(site({ delivery: service }))).toEqual(plain);
    const open = sectionsWith({ ...supported, ...openList });
    expect(open.filter((id) => !plain.includes(id))).toEqual(["waitlists"]);
  });

  it.each<[string, string, FixtureEdits]>([
    ["messages", "reach us through {service}", posted],
    ["waitlists", "It is not sent to us", { ...supported, ...openList }],
    ["waitlists", "your e-mail address reaches us", { ...posted, ...openList }],
    ["tracking", "uses no analytics", {}],
    ["tracking", "with {analytics}", site({ analytics: { service: "plausible" } })],
    ["map", "when it comes into view", {}],
    ["map", "only once you press", onPress],
  ])("says of %s what becomes of them: %s", (id, words, edits) => {
    const said = siteWith(edits).privacy.sections.filter((section) => section.id === id);
    expect(said.flatMap(({ paragraphs }) => paragraphs).join(" ")).toContain(words);
    expect(said).toHaveLength(1);
  });

  it("mentions no messages and no map where there is no contact page", () => {
    const edits = { [policy]: "", "pages/contact.yaml": null };
    const { content } = checkFiles(edits, { only: ["privacy-date"] });
    const ids = pageOf(content?.pages ?? {}, "privacy")?.sections.map(({ id }) => id);
    expect(ids).toContain("rights");
    expect(ids?.filter((id) => id === "messages" || id === "map")).toEqual([]);
  });
});
