import { join } from "node:path";
import { expect, it } from "vitest";
import { filesWithTexts } from "../../../scripts/testing/files/files-with-texts.ts";
import { casesIn } from "../../testing/hold-cases.ts";
import { barsId, barsMedia, coverState, menuId, movingKey } from "./contract.ts";

const attributes = casesIn<Record<string, string>>(import.meta.dirname, "contract.test.yaml");
const source = join(import.meta.dirname, "..");
const texts = new Map(
  filesWithTexts(source, /^(?!panel|.*(?:\.test\.|contract\.ts)).*\.(?:tsx?|css)$/),
);
const code = [...texts].filter(([name]) => !name.endsWith(".css")).map(([, text]) => text);
const sourceText = (name: string) => `${texts.get(name)}`;

it("the contract of markup and scripts lists each attribute that the site uses", () => {
  const used = code.flatMap((text) => text.match(/(?<![\w-])data-[a-z]+(?=[=\]"])/g) ?? []);
  const read = code.flatMap((text) =>
    [...text.matchAll(/dataset\["([a-z]+)"\]/g)].map(([, key]) => `data-${key}`),
  );
  expect([...new Set([...used, ...read])].sort()).toEqual(Object.keys(attributes).sort());
});

it("the contract has the names that the inline scripts repeat", () => {
  const theme = sourceText("browser/theme-script.ts");
  expect(theme).toContain(`declare const ${barsId}:`);
  for (const media of Object.values(barsMedia)) expect(theme).toContain(`"${media}"`);
  const boot = sourceText("browser/boot.ts");
  expect(boot).toContain(`readStored("${movingKey}")`);
  expect(sourceText("browser/cover-script.ts")).toContain(`history.state === "${coverState}"`);
  for (const text of [boot, sourceText("design/sheets/base.css")]) {
    expect(text).toContain(`#${menuId}`);
    expect(text).toMatch(new RegExp(`\\[popovertarget="?${menuId}"?\\]`));
  }
  for (const name of ["need", "kept", "moving", "mapplace", "thisyear"]) {
    expect(boot).toMatch(new RegExp(`\\b(data-${name}|dataset\\["${name}"\\])`));
    expect(attributes).toHaveProperty(`data-${name}`);
  }
});
