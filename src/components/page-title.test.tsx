import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageTitle } from "./page-title.tsx";

it.each([
  ["What we make", "<h1>"],
  ["Accessibility", "<h1>"],
  ["Preise ohne Kleingedrucktes", '<h1 class="longish-title">'],
  ["Allgemeine Geschäftsbedingungen", '<h1 class="long-title">'],
])("a heading is as small as its longest word needs: %s", (text, begin) => {
  expect(renderToStaticMarkup(<PageTitle text={text} />)).toContain(begin);
});
