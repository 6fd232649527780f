import { expect, it } from "vitest";
import { tabStorage } from "../browser/storage.ts";
import { recordKey } from "../inline/contract.ts";
import { readRecord } from "./drafts.ts";

it("the record takes what the boot script has kept for handed over, however it ends lines", () => {
  const message = { name: "Asha", email: "asha@firm.example", message: "Hello\nthere" };
  const form = { ...message, message: "Hello\r\nthere" };
  tabStorage.write(recordKey, JSON.stringify(Object.entries(form)));
  expect(readRecord()).toEqual({ message, outcome: "handedOver" });
});

it.each(["", "null", "[]", "7", '"text"', "{", "[7]", '[["name"]]'])(
  "the record is nothing where something else is kept: %s",
  (text) => {
    tabStorage.write(recordKey, text);
    expect(readRecord()).toBeUndefined();
  },
);
