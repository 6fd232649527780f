import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";

/** Adds a number of made-up pages to a content folder, of two layouts, each with a link to the one before. */
export async function generatePages(content: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const before = number > 1 ? `/page-${number - 1}` : "/about";
    const texts = [
      `Guide ${number} tells how work of that kind is done, step by step, from the first order to the last bill.`,
      `Whoever wants the whole story begins with [the guide before](${before}).`,
    ];
    const head = {
      title: `Guide ${number}: how the work is done`,
      description: `What guide ${number} covers, for whom it is, and what a reader can do after ten minutes with it.`,
    };
    const page =
      number % 2 === 0
        ? {
            layout: "text",
            ...head,
            heading: `Guide ${number}`,
            sections: ["First steps", "Every day", "At the end"].map((heading) => ({
              heading,
              paragraphs: texts,
            })),
          }
        : {
            layout: "sections",
            ...head,
            heading: `Guide ${number}`,
            sections: [
              {
                kind: "passages",
                items: ["First steps", "Every day"].map((heading) => ({
                  heading,
                  text: texts.join(" "),
                })),
              },
              {
                kind: "action",
                heading: "Ask us",
                text: texts[0],
                action: { text: "Write to us", page: "contact" },
              },
            ],
          };
    await writeFile(join(content, "pages", `page-${number}.yaml`), stringify(page));
  }
}
