import { expect, it } from "vitest";
import { reachableSources } from "../../scripts/build/render/styles.ts";
import { filesWithTexts } from "../../scripts/testing/files/files-with-texts.ts";
import type { Page } from "../engine/schema/pages.ts";
import { sourceOf } from "./boot-settings.ts";
import { changingSources } from "./page-styles.ts";

it("the sources of a page are those of what it shows, and of no other page", () => {
  const sources = reachableSources(["pages/contact.tsx"]).join("\n");
  expect(sources).toContain("export function ContactForm(");
  // A component of a component.
  expect(sources).toContain("export function LabelledField(");
  expect(sources).not.toContain("export function ProductCard(");
  // No component, but it may name classes.
  expect(sources).toContain("export function useContactForm");
  // Loaded only when it is wanted.
  expect(sources).not.toContain("export function ThemeMenu(");
});

it("each component with a state is among those whose styles come late", () => {
  const pages = ["contact", "products"].map((layout) => ({ layout }) as Page);
  const controls = ["themeMenu", "tooltip", "waitlistDialog"].map(sourceOf);
  const known = reachableSources([
    "entry-client.tsx",
    ...pages.flatMap(changingSources),
    ...controls,
  ]);
  const withState = /\buse(State|Reducer|Stored|Overlay|SyncExternalStore|\w+Store)\(/;
  const unknown = filesWithTexts("src/site", /^(?!.*test).*\.tsx$/).filter(
    ([, text]) => withState.test(text) && !known.includes(text),
  );
  expect(unknown).toEqual([]);
});
