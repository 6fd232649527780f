import { expect, it } from "vitest";
import { checkFiles } from "../testing/check-files.ts";
import { plainPng } from "../testing/example-files.ts";

const shown = (text: string) => `${text}image:\n  file: till.png\n  decorative: true\n`;

it.each([
  ["pictures/Till.PNG", "pictures/Till.PNG"],
  ["pictures/shop/till.png", "pictures/shop"],
  ["till.png", "till.png"],
  ["images/till.png", "images"],
])("of a picture that lies as %s is told once, and not where it is shown", (place, found) => {
  const { diagnostics } = checkFiles({
    [place]: plainPng(1280),
    "products/first.yaml": shown,
  });
  expect(diagnostics.map(({ file }) => file.replace(/^.*content-[^/]*\//, ""))).toEqual([found]);
});

it("of a page in a wrong folder is told once, and not where a link leads to it", () => {
  const { diagnostics } = checkFiles({
    "news.yaml": "layout: text\n",
    "products/first.yaml": (text) => `${text}href: /news\n`,
  });
  expect(diagnostics.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    "schema Nothing on the site reads this file.",
  ]);
});

it("of a copied product is told once that it has a name twice", () => {
  const first: { text?: string } = {};
  const { diagnostics } = checkFiles({
    "products/first.yaml": (text) => (first.text = text),
    "products/second.yaml": () => first.text ?? "",
  });
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["product-doubled"]);
});
