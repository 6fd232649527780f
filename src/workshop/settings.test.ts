import { describe, expect, it } from "vitest";
import { readSettings, workshopAddress } from "./settings.ts";

const plain = {
  theme: "device",
  language: "own",
  direction: "language",
  size: "100",
  motion: "device",
};

describe("settings of the workshop", () => {
  it("come from the address, else from the story, else from the device", () => {
    expect(readSettings("?theme=dark&size=200", { theme: "light", language: "te" })).toEqual({
      ...plain,
      theme: "dark",
      size: "200",
      language: "te",
    });
  });

  it("hold what an address names wrongly for unsaid", () => {
    expect(readSettings("?theme=green&size=toString&colour=red")).toEqual(plain);
  });

  it("go into an address and come back", () => {
    const settings = { ...readSettings(""), language: "ar", motion: "reduced" } as const;
    const address = workshopAddress({ story: "icon--all" }, settings);
    expect(address).toBe("/?story=icon--all&language=ar&motion=reduced");
    expect(readSettings(address.slice(1))).toEqual(settings);
  });

  it("leave an address short where nobody chose any", () => {
    expect(workshopAddress({}, readSettings(""))).toBe("/");
  });
});
