import { describe, expect, it } from "vitest";
import { breakText } from "./break-text.ts";

describe("breakText", () => {
  it.each([
    ["en", "Well-made tools, at $5.", ["Well-", "made ", "tools, ", "at ", "$5."]],
    ["fr", "Qui sommes-nous\u00A0?", ["Qui ", "sommes-", "nous\u00A0?"]],
    ["de", "Über „uns“ (alle)", ["Über ", "„uns“ ", "(alle)"]],
    ["ja", "東京と「大阪」。", ["東京", "と", "「大阪」。"]],
    ["th", "บริษัทขนาดเล็ก", ["บริษัท", "ขนาด", "เล็ก"]],
    ["ko", "믿을 수 있는", ["믿을 ", "수 ", "있는"]],
    ["te", "సాఫ్ట్‌వేర్ సంస్థ", ["సాఫ్ట్‌వేర్ ", "సంస్థ"]],
    ["hi", "है। फिर", ["है। ", "फिर"]],
  ])("breaks %s where its readers expect it: %s", (language, text, pieces) => {
    expect(breakText(text, language)).toEqual(pieces);
  });
});
