import { extractText } from "unpdf";
import { endingTooSoon, withoutBlanks } from "../support/printed.ts";
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
      const where = `${path} on sheets of ${height} cm`;
      expect.soft(endingTooSoon(sheets, headings), where).toEqual([]);
    }
  }
});

/** Runs in the page. */
function headingsOfMain(): string[] {
  const headings = document.querySelectorAll("main :is(h2, h3)");
  return [...headings].map(({ textContent }) => textContent ?? "");
}
