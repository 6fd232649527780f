import { expect, it } from "vitest";
import { faultsOf, messageText } from "./message.ts";

const good = { name: "Asha", email: "asha@firm.example", message: "Hello" };

it.each(["", " \t\n", "\u00a0", "\u200b", "\u3164", " \u200e"])(
  "nothing visible counts as empty: %j",
  (blank) => {
    const faults = { name: "nameMissing", email: "emailMissing", message: "messageMissing" };
    expect(faultsOf({ name: blank, email: blank, message: blank })).toEqual(faults);
  },
);

it("an invalid address is refused, and a possible one is accepted, with a message of any length", () => {
  const wrong = [
    "asha",
    "asha@",
    "@firm.example",
    "asha@firm",
    "a b@firm.example",
    "a@b@c.example",
  ];
  for (const email of wrong)
    expect(faultsOf({ ...good, email }), email).toEqual({ email: "emailInvalid" });
  const message = "x".repeat(100_000);
  for (const email of [
    "a@b.c",
    "first.last+tag@sub.firm.example",
    "आशा@उदाहरण.भारत",
    " a@b.c ",
    "a@b.c\u200e ",
  ])
    expect(faultsOf({ ...good, email, message }), email).toEqual({});
});

const labels = { name: "Name", email: "E-mail", message: "Message" };

it.each([
  [": ", ":"],
  ["\u00a0: ", "\u00a0:"],
  ["：", "："],
])("name and address are above the message, with the language's punctuation: %j", (sign, last) => {
  const text = messageText(
    { ...good, email: "asha@firm.example\u200e", message: "Hello\nthere" },
    labels,
    `{label}${sign}{value}`,
  );
  const lines = [`Name${sign}Asha`, `E-mail${sign}asha@firm.example`, "", `Message${last}`];
  expect(text.split("\n")).toEqual([...lines, "Hello", "there"]);
});
