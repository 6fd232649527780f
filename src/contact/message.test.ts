import { describe, expect, it } from "vitest";
import { validate } from "./message.ts";
import { messageText } from "./message-text.ts";

const words = {
  nameMissing: "no name",
  emailMissing: "no address",
  emailInvalid: "bad address",
  messageMissing: "no message",
};
const good = { name: "Asha", email: "asha@firm.example", message: "Hello" };

describe("validate", () => {
  it("finds nothing wrong with a whole message", () => {
    expect(validate(good, words)).toEqual({});
  });

  it.each(["", " ", "\t\n", "\u00a0"])("takes blanks alone for nothing: %j", (blank) => {
    expect(validate({ name: blank, email: blank, message: blank }, words)).toEqual({
      name: "no name",
      email: "no address",
      message: "no message",
    });
  });

  it.each(["asha", "asha@", "@firm.example", "asha@firm", "a b@firm.example", "a@b@c.example"])(
    "refuses %j as an address",
    (email) => {
      expect(validate({ ...good, email }, words)).toEqual({ email: "bad address" });
    },
  );

  it.each(["a@b.c", "first.last+tag@sub.firm.example", "आशा@उदाहरण.भारत", " a@b.c "])(
    "takes %j as an address",
    (email) => {
      expect(validate({ ...good, email }, words)).toEqual({});
    },
  );

  it("knows no limit of length", () => {
    expect(validate({ ...good, message: "x".repeat(100_000) }, words)).toEqual({});
  });
});

describe("messageText", () => {
  it("puts name and address above the message", () => {
    const labels = { name: "Name", email: "E-mail", message: "Message" };
    expect(messageText({ ...good, message: "Hello\nthere" }, labels)).toBe(
      "Name: Asha\nE-mail: asha@firm.example\n\nMessage:\nHello\nthere",
    );
  });
});
