import { createGenerator } from "@unocss/core";
import { expect, it, vi } from "vitest";
import { shortcuts } from "./shortcuts.ts";
import { unoConfig } from "./uno.ts";

const uno = await createGenerator(unoConfig);
const names = Object.keys(shortcuts);
const warn = vi.spyOn(console, "warn").mockReturnValue();
const { css, matched } = await uno.generate(new Set(names), { preflights: false });

it("shortcuts use only utilities that UnoCSS knows", () => {
  expect(warn.mock.calls).toEqual([]);
  expect([...matched].sort()).toEqual(names.sort());
});

it("shortcuts depend only on the width of the page", () => {
  const selectors = css.replace(/\/\*.*\*\/|\{[^{}]*\}/g, "");
  const others = selectors.replace(
    /@media \((min|max)-width: (calc\()?\d+rem( - 0\.1px\))?\)|:(first|last)-child/g,
    "",
  );
  expect(others).not.toMatch(/.*[@:[].*/);
});
