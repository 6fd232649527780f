import { expect, it } from "vitest";
import { tabStorage } from "../browser/storage.ts";
import { recordKey } from "../inline/contract.ts";
import { readRecord } from "./drafts.ts";

it("the record of the boot script counts as handed over, with any line endings", () => {
  const message = { name: "Asha", email: "asha@firm.example", message: "Hello\nthere" };
  const form = { ...message, message: "Hello\r\nthere" };
  tabStorage.write(recordKey, JSON.stringify(Object.entries(form)));
  expect(readRecord()).toEqual({ message, outcome: "handedOver" });
});

it.each(["", "null", "[]", "7", '"text"', "{", "[7]", '[["name"]]'])(
  "there is no record if something else is stored: %s",
  (text) => {
    tabStorage.write(recordKey, text);
    expect(readRecord()).toBeUndefined();
  },
);
