import { expect, it } from "vitest";
import { fixtureContent } from "../../../scripts/testing/files/fixture-content.ts";
import type { RenderedForm } from "../../engine/schema/groups/rendered-form.ts";
import type { Page } from "../../engine/schema/pages.ts";
import type { RenderableContent } from "../resources.ts";
import { securityPolicy } from "../security-policy.ts";
import { hasForms } from "./forms.ts";
import { pageContent } from "./page-content.ts";

const post = { method: "post", endpoint: "https://list.internal/f/1" } as const;

/** What a form on the page "about" shows. */
function shownOn(content: RenderableContent, form: object) {
  const section = { kind: "form", heading: "Our letter", fields: [], ...form };
  content.pages["about"] = { layout: "sections", sections: [section] } as unknown as Page;
  const { sections } = pageContent("about", content, undefined) as {
    sections?: readonly RenderedForm[];
  };
  return sections?.[0]?.shown;
}

it("has the words of the contact form, and those of its own", () => {
  const fields = [
    { kind: "email", required: true },
    { kind: "message", label: "Why?" },
    { name: "day", kind: "date", label: "When?", required: true },
    { name: "days", kind: "choices", label: "Which?", choices: ["A", "B"] },
    { name: "street", kind: "text", label: "Street", autocomplete: "street-address" },
  ];
  const sent = { heading: "One more step", text: "Press the [*link*](/)." };
  const content = fixtureContent();
  const shown = shownOn(content, { fields, sent, submit: "Join", delivery: post });
  expect(shown).toMatchObject({
    form: { heading: "Our letter", submit: "Join", mailSubject: "Our letter" },
    outcome: { sent, success: { title: sent.heading, description: "Press the link." } },
    store: "form/about-",
    fields: [
      { name: "email", missing: "words", invalid: "words" },
      { name: "message", label: "Why?", called: "Why", missing: undefined },
      { name: "day", kind: "date", missing: "When" },
      { name: "days", choices: ["A", "B"], missing: undefined },
      { name: "street", autoComplete: "street-address" },
    ],
  });
  expect(shown?.form.privacy).toEqual({ post: expect.stringContaining("{service}") });
  expect(hasForms(content)).toBe(true);
  expect(hasForms(fixtureContent())).toBe(false);
});

it("takes its words from the language's pack on a site without a contact page, and names only its own way", () => {
  const content = fixtureContent();
  delete content.pages["contact"];
  const shown = shownOn(content, { fields: [{ kind: "name" }] });
  expect(shown?.fields[0]?.label).toMatch(/ \(optional\)$/);
  expect(Object.keys(shown?.form.privacy ?? {})).toEqual(["mailto"]);
  expect(shown?.outcome).not.toHaveProperty("sent");
});

it("may send to the service of the form on its page, and nowhere else", async () => {
  const { site } = fixtureContent();
  const policy = await securityPolicy("", [], "sections", site, true, [post]);
  expect(policy).toContain("connect-src 'self' https://list.internal;");
  expect(policy).toContain("form-action https://list.internal 'self';");
  expect(await securityPolicy("", [], "sections", site, false)).toContain("form-action 'none';");
});
