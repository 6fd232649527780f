import { beforeEach, expect, it } from "vitest";
import { tabStorage } from "../browser/storage.ts";
import { draftKey, recordKey } from "../inline/contract.ts";
import { forgetDraft, forgetRecord, keepDraft, keepRecord, readRecord } from "./kept.ts";
import { fieldNames } from "./message.ts";

const message = { name: "Asha", email: "asha@firm.example", message: "Hello\nthere" };

beforeEach(forgetRecord);

it("the draft stands under the key of each field until it is forgotten", () => {
  const drafts = () => fieldNames.map((name) => tabStorage.read(draftKey(name)));
  keepDraft(message);
  expect(drafts()).toEqual(Object.values(message));
  forgetDraft();
  expect(drafts()).toEqual([undefined, undefined, undefined]);
});

it("the record of what was sent is what was kept, until it is forgotten", () => {
  keepRecord({ message, outcome: "unknown" });
  expect(readRecord()).toEqual({ message, outcome: "unknown" });
  forgetRecord();
  expect(readRecord()).toBeUndefined();
});

it("the record takes what the boot script has kept for handed over, however it ends lines", () => {
  const form = { ...message, message: "Hello\r\nthere" };
  tabStorage.write(recordKey, JSON.stringify(Object.entries(form)));
  expect(readRecord()).toEqual({ message, outcome: "handedOver" });
});

it("the record is nothing where something else is kept", () => {
  for (const text of ["", "null", "[]", "7", '"text"', "{", "[7]", '[["name"]]']) {
    tabStorage.write(recordKey, text);
    expect(readRecord(), text).toBeUndefined();
  }
});
