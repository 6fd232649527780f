import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { attributes, barsId, barsMedia, formerThemeCookie, menuId, movingKey } from "./contract.ts";

const source = join(import.meta.dirname, "..");
const files = (readdirSync(source, { recursive: true }) as string[]).filter(
  (name) => /\.tsx?$/.test(name) && !/(\.test\.|^editing|contract\.ts)/.test(name),
);
const textOf = (name: string) => readFileSync(join(source, name), "utf8");

/** The name of an attribute in `dataset`: `need` for `data-need`. */
const asProperty = (attribute: string) => attribute.replace("data-", "");

describe("the contract of markup and scripts", () => {
  it("lists each attribute that the site uses", () => {
    const used = files.flatMap((name) => textOf(name).match(/\bdata-[a-z]+(?=[=\]"])/g) ?? []);
    const read = files.flatMap((name) =>
      [...textOf(name).matchAll(/dataset\["([a-z]+)"\]/g)].map(([, key]) => `data-${key}`),
    );
    expect([...new Set([...used, ...read])].sort()).toEqual(Object.keys(attributes).sort());
  });

  it("has the names that the inline scripts repeat", () => {
    const theme = textOf("inline/theme-script.ts");
    expect(theme).toContain(`|${formerThemeCookie})=`);
    expect(theme).toContain(`declare const ${barsId}:`);
    for (const media of Object.values(barsMedia)) expect(theme).toContain(`"${media}"`);
    const boot = textOf("inline/boot.ts");
    expect(boot).toContain(`stored("${movingKey}")`);
    for (const text of [boot, textOf("design/base.css")]) {
      expect(text).toContain(`#${menuId}`);
      expect(text).toMatch(new RegExp(`\\[popovertarget="?${menuId}"?\\]`));
    }
    for (const attribute of [
      "data-need",
      "data-kept",
      "data-moving",
      "data-mapplace",
      "data-thisyear",
    ]) {
      expect(boot).toMatch(new RegExp(`\\b(${attribute}|dataset\\["${asProperty(attribute)}"\\])`));
      expect(attributes).toHaveProperty(attribute);
    }
  });
});
