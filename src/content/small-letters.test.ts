import { expect, it } from "vitest";
import { anchorOf } from "./anchor-of.ts";
import { keyPattern, slugOf } from "./page-key.ts";

it("a Turkish heading or page name has an address that people can type", () => {
  expect(anchorOf({ heading: "İade ve İptal" })).toBe("iade-ve-iptal");
  expect(slugOf("İletişim")).toBe("iletişim");
  expect(keyPattern.test(slugOf("İletişim"))).toBe(true);
});

it("letters of other scripts stay", () => {
  expect(anchorOf({ heading: "Ο ΔΡΟΜΟΣ ΜΑΣ" })).toBe("ο-δρομος-μας");
  expect(anchorOf({ heading: "お問い合わせ" })).toBe("お問い合わせ");
});
