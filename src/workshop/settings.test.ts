import { expect, it } from "vitest";
import { readSettings, workshopAddress } from "./settings.ts";

const plain = {
  theme: "device",
  language: "own",
  direction: "language",
  size: "100",
  motion: "device",
} as const;

it("settings come from the address, else from the story, else from the device", () => {
  const settings = readSettings("?theme=dark&size=200", { theme: "light", language: "te" });
  expect(settings).toEqual({ ...plain, theme: "dark", size: "200", language: "te" });
});

it("what an address names wrongly is as unsaid", () => {
  expect(readSettings("?theme=green&size=toString&colour=red")).toEqual(plain);
});

it.each([
  [{}, {}, "/"],
  [
    { story: "icon--all" },
    { language: "ar", motion: "reduced" },
    "/?story=icon--all&language=ar&motion=reduced",
  ],
] as const)(
  "settings that somebody chose go into an address and come back",
  (page, chosen, address) => {
    const settings = { ...plain, ...chosen };
    expect(workshopAddress(page, settings)).toBe(address);
    expect(readSettings(address.slice(1))).toEqual(settings);
  },
);
