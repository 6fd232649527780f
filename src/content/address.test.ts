import { expect, it } from "vitest";
import { urlOf } from "./address.ts";

it("an address is valid however often it is parsed", () => {
  const hosts = Array.from({ length: 20_000 }, () => urlOf("https://münchen.example/ü")?.host);
  expect(new Set(hosts)).toEqual(new Set(["xn--mnchen-3ya.example"]));
  expect([urlOf("/about"), urlOf("/about", "https://a.example")?.href]).toEqual([
    undefined,
    "https://a.example/about",
  ]);
});
