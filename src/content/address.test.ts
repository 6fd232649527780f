import { expect, it } from "vitest";
import { addressFault, urlOf } from "./address.ts";

it.each([
  ["mailto:hello@kiln.dev", "hello@kiln.dev"],
  ["mailto:hello@kiln.dev?subject=a", "hello@kiln.dev"],
  ["“hello@kiln.dev”", "hello@kiln.dev"],
  ["’hello@kiln.dev’", "hello@kiln.dev"],
  ["<hello@kiln.dev>", "hello@kiln.dev"],
  ["hello..you@kiln.dev", "hello.you@kiln.dev"],
  ["hello@kiln..dev", "hello@kiln.dev"],
  ["hello@kiln.dev.", "hello@kiln.dev"],
  ["hello@kiln,dev", "hello@kiln.dev"],
  ["hello @kiln.dev", "hello@kiln.dev"],
  ["hello(at)kiln.dev", "hello@kiln.dev"],
  ["The kiln <hello@kiln.dev>", "hello@kiln.dev"],
])("%s means the address %s", (address, meant) => {
  expect(addressFault(address, "email")).toEqual({ message: `Write \`${meant}\`.` });
});

it.each([
  ...["hello@-acme.org", "hello@acme-.org", ".hello@kiln.dev", "hello.@kiln.dev", "hello@kiln"],
  ...["hello@kiln.dev and more", "hello@kiln.dev, you@kiln.dev", "hello you@kiln.dev"],
  ...["a@b@kiln.dev", "hello“@kiln.dev", "hello@192.168.0.1", "hello@kiln.dev/contact"],
  ...["hello\u200B@kiln.dev", "\uFF48ello@kiln.dev"],
])("%s is not an address", (address) => {
  expect(addressFault(address, "email")).toEqual({
    message: "Write an e-mail address like name@example.org.",
  });
});

it("an address is valid however often it is parsed", () => {
  const hosts = Array.from({ length: 20_000 }, () => urlOf("https://münchen.example/ü")?.host);
  expect(new Set(hosts)).toEqual(new Set(["xn--mnchen-3ya.example"]));
  expect([urlOf("/about"), urlOf("/about", "https://a.example")?.href]).toEqual([
    undefined,
    "https://a.example/about",
  ]);
});
