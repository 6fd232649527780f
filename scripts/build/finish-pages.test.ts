import { expect, it } from "vitest";
import { reachableSources } from "./finish-pages.ts";

it("the sources of a page are those of what it shows, and of no other page", () => {
  const sources = reachableSources(["pages/contact.tsx"]).join("\n");
  expect(sources).toContain("export function ContactForm(");
  // A component of a component.
  expect(sources).toContain("export function TextField(");
  expect(sources).not.toContain("export function TextPage(");
  // No component, but it may name classes.
  expect(sources).toContain("export function useContactForm");
  // Loaded only when it is wanted.
  expect(sources).not.toContain("export function ThemeMenu(");
});
