import { createGenerator } from "@unocss/core";
import { describe, expect, it, vi } from "vitest";
import { voices } from "../../engine/schema/site.ts";
import { shortcuts } from "./shortcuts.ts";
import { unoConfig } from "./uno.ts";
import { voiceShortcuts } from "./voice-shortcuts.ts";

const names = Object.keys(shortcuts);
const warn = vi.spyOn(console, "warn").mockReturnValue();

describe.each(voices)("in the voice %s", async (voice) => {
  const uno = await createGenerator(unoConfig(voice));
  const { css, matched } = await uno.generate(new Set(names), { preflights: false });

  it("shortcuts use only utilities that UnoCSS knows", () => {
    expect(warn.mock.calls).toEqual([]);
    expect([...matched].sort()).toEqual(names.sort());
  });

  it("shortcuts stand in place of those that a book has", () => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(voiceShortcuts[voice])));
  });

  it("shortcuts depend only on the width of the page", () => {
    const selectors = css.replace(/\/\*.*\*\/|\{[^{}]*\}/g, "");
    const others = selectors.replace(
      /@media \((min|max)-width: (calc\()?\d+rem( - 0\.1px\))?\)|:(first|last)-child/g,
      "",
    );
    expect(others).not.toMatch(/.*[@:[].*/);
  });
});
