import { expect, it } from "vitest";
import { addressFault, phoneFault, urlOf } from "./address.ts";

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

it.each([
  ["+4401132457100", "+441132457100"],
  ["+330123456789", "+33123456789"],
  ["+49 089 12345678", "+498912345678"],
  ["+784951234567", "+74951234567"],
  ["+36061234567", "+361234567"],
  ["+118003569377", "+18003569377"],
  ["+1 800 356 9377 ext. 12", "+18003569377;ext=12"],
  ["0044 (0)113 245 7100", "+441132457100"],
  ["444 0 123", "4440123"],
])("people dial the number %s as %s", (number, right) => {
  expect(phoneFault(number, (meant) => meant)).toBe(`Write ${right}.`);
  expect(addressFault(`tel:${number}`)).toEqual({ message: `Write \`tel:${right}\`.` });
});

it.each([
  ...["+441132457100", "+447001234567", "+390612345678", "+2290197123456", "+74951234567"],
  ...["+78001234567", "+5491123456789", "+80001234567", "+18003569377;ext=12", "+18003569377,,12"],
  ...["*2700", "19777", "112", "4440123", "02000"],
])("people can dial the number %s", (number) => {
  expect([phoneFault(number, String), addressFault(`tel:${number}`)]).toEqual([
    undefined,
    undefined,
  ]);
});

it.each(["020", "01132457100", "11", "79460000", "+44", "+18003569377;ext=", "2700*"])(
  "people cannot dial the number %s",
  (number) => {
    expect(phoneFault(number, String)).toMatch(/^Write a plus sign, the country's code/);
  },
);

it("an address is valid however often it is parsed", () => {
  const hosts = Array.from({ length: 20_000 }, () => urlOf("https://münchen.example/ü")?.host);
  expect(new Set(hosts)).toEqual(new Set(["xn--mnchen-3ya.example"]));
  expect([urlOf("/about"), urlOf("/about", "https://a.example")?.href]).toEqual([
    undefined,
    "https://a.example/about",
  ]);
});
