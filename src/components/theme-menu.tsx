import { Menu, MenuItemRadio, useMenuStore } from "@ariakit/react";
import { type RefObject, useEffect } from "react";
import { chooseTheme, readTheme, themes } from "../browser/theme-choice.ts";
import type { Site } from "../content/schema/site.ts";
import { Icon } from "./icon.tsx";

/** The themes as radio items (APG: menu button pattern). */
export interface ThemeMenuProps {
  /** The button that opens it, and that takes the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  words: Site["interface"]["theme"];
  open: boolean;
  setOpen: (open: boolean) => void;
}

export function ThemeMenu({ button, words, open, setOpen }: ThemeMenuProps) {
  const menu = useMenuStore({
    open,
    setOpen,
    placement: "top-end",
    defaultValues: { theme: readTheme() },
  });
  useEffect(() => {
    menu.setAnchorElement(button.current);
    menu.setDisclosureElement(button.current);
    menu.setInitialFocus("first");
  }, [menu, button]);
  useEffect(() => {
    if (!open) return;
    // Its store forgets that when the menu closes.
    menu.setAutoFocusOnShow(true);
    // Another page may have chosen since, while this one was kept for Back.
    menu.setValue("theme", readTheme());
  }, [menu, open]);
  return (
    <Menu
      store={menu}
      gutter={8}
      aria-label={words.label}
      // A menu that the focus has left covers what has it now (APG: menu button pattern).
      onKeyDown={({ key }) => key === "Tab" && setOpen(false)}
      className="theme-menu"
    >
      {themes.map((theme) => (
        <MenuItemRadio
          key={theme}
          name="theme"
          value={theme}
          hideOnClick
          // Also of the one that is shown: a window beside this one may have chosen another.
          onClick={() => chooseTheme(theme)}
          className="theme-item"
        >
          <Icon name="check" />
          {words[theme]}
        </MenuItemRadio>
      ))}
    </Menu>
  );
}
