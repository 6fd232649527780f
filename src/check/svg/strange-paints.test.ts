import { expect, it } from "vitest";
import { cleanSvg } from "./clean-svg.ts";
import { strangePaints } from "./strange-paints.ts";

const path = (attributes: string) => `<path ${attributes} d="M0 0h9v9"/>`;
const gradient = (stop: string) =>
  `<linearGradient id="a"><stop offset="1" ${stop}/></linearGradient>${path('fill="url(#a)"')}`;

it.each([
  [path(""), []],
  [path('fill="none" stroke="currentColor"'), []],
  [path('fill="currentcolor" stroke="transparent"'), []],
  [path('fill="var(--ink-soft)" stroke="var( --soil , #fff)"'), []],
  [path('fill="var(--inkSoft)"'), ["var(--inkSoft)"]],
  [path('fill="#a33" stroke="#a33"'), ["#a33"]],
  [`<g fill="red"><g>${path('stroke="rgb(0 0 200)"')}</g></g>`, ["#0000c8", "red"]],
  [gradient('stop-color="currentColor"'), []],
  [gradient('stop-color="var(--paper)"'), []],
  [gradient('stop-color="#a33"'), ["#a33"]],
  [gradient('stop-opacity=".5"'), ["black"]],
  [`<style>.a{fill:#a33}</style>${path('class="a"')}`, ["#a33"]],
])("%s is painted in its own colours: %s", (inner, found) => {
  const { artwork } = cleanSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`,
  );
  expect(strangePaints(artwork).toSorted()).toEqual(found);
});
