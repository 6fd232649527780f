import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";

/**
 * Adds a number of made-up pages to a content folder, of two layouts, each with a link to the one before.
 *
 * @param subject Stands in all headings, so that another one has all link previews drawn anew.
 */
export async function generatePages(
  content: string,
  count: number,
  subject = "work",
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const page = number % 2 === 0 ? textPage(number) : sectionsPage(number);
    const heading = `Guide ${number} to ${subject}`;
    const head = {
      title: heading,
      description: `What guide ${number} covers, for whom it is, and what a reader can do after ten minutes with it.`,
    };
    const text = stringify({ ...head, heading, ...page });
    await writeFile(join(content, "pages", `page-${number}.yaml`), text);
  }
}

function textPage(number: number) {
  const headings = ["First steps", "Every day", "At the end"];
  const sections = headings.map((heading) => ({ heading, paragraphs: paragraphsOf(number) }));
  return { layout: "text", sections };
}

function sectionsPage(number: number) {
  const text = paragraphsOf(number).join(" ");
  const items = ["First steps", "Every day"].map((heading) => ({ heading, text }));
  const action = { text: "Write to us", page: "contact" };
  const ending = { kind: "action", heading: "Ask us", text: "A person answers.", action };
  return { layout: "sections", sections: [{ kind: "passages", items }, ending] };
}

function paragraphsOf(number: number): string[] {
  const before = number > 1 ? `/page-${number - 1}` : "/";
  return [
    `Guide ${number} says how work of that kind is done, step by step, from the first order to the last bill.`,
    `Whoever wants the whole story begins with [the guide before](${before}).`,
  ];
}
