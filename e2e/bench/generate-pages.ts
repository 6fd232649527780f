import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";

/**
 * Adds a number of made-up pages to a content folder, of two layouts, each with a link to the one before.
 *
 * @param subject Stands in all headings, so that another one has all link previews drawn again.
 */
export async function generatePages(
  content: string,
  count: number,
  subject = "work",
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const heading = `Guide ${number} to ${subject}`;
    const head = {
      title: heading,
      description: `What guide ${number} covers, for whom it is, and what a reader can do after ten minutes with it.`,
    };
    const text = stringify({ ...head, heading, ...pageOfNumber(number) });
    await writeFile(join(content, "pages", `page-${number}.yaml`), text);
  }
}

/** Sections of an even page, which is one of text, or of an odd one. */
function pageOfNumber(number: number) {
  const before = number > 1 ? `/page-${number - 1}` : "/";
  const text = `Guide ${number} says how work of that kind is done, step by step. For the whole story, begin with [the guide before](${before}).`;
  const headings = ["First steps", "Every day", "At the end"];
  if (number % 2 === 0)
    return {
      layout: "text",
      sections: headings.map((heading) => ({ heading, paragraphs: [text] })),
    };
  const items = headings.map((heading) => ({ heading, text }));
  return { layout: "sections", sections: [{ kind: "passages", items }] };
}
