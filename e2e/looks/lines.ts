import type { Locator } from "playwright/test";

/** In how many lines the words of each element stand. */
export function linesOf(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
}

/** Words of some elements, at least one of which is shown, that go on in a next line. */
export async function brokenWords(elements: Locator): Promise<string[]> {
  await elements.first().waitFor();
  return elements.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    }),
  );
}
