import type { Pages } from "../../content/schema/pages.ts";
import { defineRule } from "../linting/define-rule.ts";
import type { RuleContext } from "../linting/rule-context.ts";
import { type Located, place } from "../read/located.ts";
import { counted } from "../text/counted.ts";

export const unshown = defineRule({
  id: "unshown",
  severity: "warning",
  summary: "Products without a page that shows them, or words of a map without its place.",
  why: "Somebody wrote them for visitors, and no visitor ever meets them.",
  mend: "Write the page or the place that they are for, or delete them.",
  bad: "# There is no content/pages/products.yaml.\nname: «Foo»",
  good: "name: Foo",
  check({ site, pages, everyPage, isWhole, products, report }) {
    const [first] = products;
    // A page that could not be read may be the one that shows them.
    if (first && isWhole && !everyPage.some(showsProducts))
      report(first.name ?? first, {
        message: `Nothing shows ${counted(products.length, "product")}: there is no page \`products\`, and no section of products.`,
        hint: "Write `products.yaml` in the folder of the pages, or delete the folder of the products.",
      });
    const { map } = pages.contact ?? {};
    if (map === undefined || site?.contact === undefined) return;
    const { file, path } = site.contact[place];
    // A place that is there and wrong is reported as such.
    if (file.keyRange([...path, "place"]) === undefined)
      report(map, {
        message: "Nothing shows these words: there is no map.",
        hint: "Write where its mark stands as `contact.place` in site.yaml, or delete these words.",
      });
  },
});

function showsProducts({ layout, root }: RuleContext["everyPage"][number]): boolean {
  if (layout !== "sections") return layout === "products";
  const { sections } = root as Located<Pages["sections"]>;
  return sections?.some(({ kind }) => kind?.value === "products") ?? true;
}
