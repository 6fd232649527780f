import { describe, expect, it } from "vitest";
import { faultsOf, messageText } from "./message.ts";

const good = { name: "Asha", email: "asha@firm.example", message: "Hello" };

describe("faultsOf", () => {
  it("finds nothing wrong with a whole message", () => {
    expect(faultsOf(good)).toEqual({});
  });

  it.each(["", " ", "\t\n", "\u00a0"])("takes blanks alone for nothing: %j", (blank) => {
    expect(faultsOf({ name: blank, email: blank, message: blank })).toEqual({
      name: "nameMissing",
      email: "emailMissing",
      message: "messageMissing",
    });
  });

  it.each(["asha", "asha@", "@firm.example", "asha@firm", "a b@firm.example", "a@b@c.example"])(
    "refuses %j as an address",
    (email) => {
      expect(faultsOf({ ...good, email })).toEqual({ email: "emailInvalid" });
    },
  );

  it.each(["a@b.c", "first.last+tag@sub.firm.example", "आशा@उदाहरण.भारत", " a@b.c "])(
    "takes %j as an address",
    (email) => {
      expect(faultsOf({ ...good, email })).toEqual({});
    },
  );

  it("knows no limit of length", () => {
    expect(faultsOf({ ...good, message: "x".repeat(100_000) })).toEqual({});
  });
});

describe("messageText", () => {
  const labels = { name: "Name", email: "E-mail", message: "Message" };

  it.each([
    ["{label}: {value}", "Name: Asha\nE-mail: asha@firm.example\n\nMessage:\nHello\nthere"],
    [
      "{label}\u00a0: {value}",
      "Name\u00a0: Asha\nE-mail\u00a0: asha@firm.example\n\nMessage\u00a0:\nHello\nthere",
    ],
    ["{label}：{value}", "Name：Asha\nE-mail：asha@firm.example\n\nMessage：\nHello\nthere"],
  ])("puts name and address above the message, as the language does: %s", (labelled, text) => {
    expect(messageText({ ...good, message: "Hello\nthere" }, labels, labelled)).toBe(text);
  });
});
