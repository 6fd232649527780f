import { expect, it } from "vitest";
import { readSettings, workshopAddress } from "./settings.ts";

it("what an address names wrongly is as unsaid, and an address says nothing of what nobody chose", () => {
  const settings = readSettings("?theme=green&size=toString&colour=red");
  const language = { language: "own", direction: "language" };
  expect(settings).toEqual({ ...language, theme: "device", size: "100", motion: "device" });
  expect(workshopAddress({}, settings)).toBe("/");
});
