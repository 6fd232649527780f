import { extractText } from "unpdf";
import { endingWithHeading, withoutBlanks } from "../support/printed.ts";
import { expect, test } from "./test.ts";

test("no printed sheet ends with a heading, nor with the number of a section", async ({ visitor }, {
  project,
}) => {
  test.skip(project.name === "WebKitGTK", "WebKitWebDriver prints nothing.");
  for (const path of ["/", "/about", "/privacy"]) {
    await visitor.visit(path);
    const headings = (await visitor.evaluate(headingsOfMain)).map(withoutBlanks);
    for (const height of [16, 20, 24]) {
      const { text } = await extractText(await visitor.print({ width: 21, height }));
      const sheets = text.map(withoutBlanks);
      const numbered = sheets.filter((sheet, index) => {
        const isNext = headings.some((heading) => sheets[index + 1]?.startsWith(heading));
        return isNext && /\d$/.test(sheet);
      });
      const ends = [...endingWithHeading(sheets, headings), ...numbered];
      expect.soft(ends, `${path} on sheets of ${height} cm`).toEqual([]);
    }
  }
});

/** Runs in the page. */
function headingsOfMain(): string[] {
  const headings = document.querySelectorAll("main :is(h2, h3)");
  return [...headings].map(({ textContent }) => textContent ?? "");
}
