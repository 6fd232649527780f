import { Menu, MenuItemRadio, useMenuStore } from "@ariakit/react";
import { type RefObject, useEffect } from "react";
import type { Site } from "../../engine/schema/site.ts";
import { chooseTheme, readTheme, themes } from "../browser/theme-choice.ts";
import { Icon } from "./icon.tsx";

/** The themes as radio items (APG: menu button pattern). */
interface ThemeMenuProps {
  /** The button that opens it, to which the focus returns. */
  button: RefObject<HTMLButtonElement | null>;
  labels: Site["words"]["interface"]["theme"];
  open: boolean;
  setOpen: (open: boolean) => void;
}

export function ThemeMenu({ button, labels, open, setOpen }: ThemeMenuProps) {
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
    // The store resets this when the menu closes.
    menu.setAutoFocusOnShow(true);
    // Another page may have changed the theme while this one was in the back/forward cache.
    menu.setValue("theme", readTheme());
  }, [menu, open]);
  return (
    <Menu
      store={menu}
      gutter={8}
      aria-label={labels.label}
      // A menu that stays open after Tab would cover the next focused element (APG: menu button pattern).
      onKeyDown={({ key }) => key === "Tab" && setOpen(false)}
      className="theme-menu"
    >
      {themes.map((theme) => (
        <MenuItemRadio
          key={theme}
          name="theme"
          value={theme}
          hideOnClick
          // Also for the checked theme: another window may have chosen a different one.
          onClick={() => chooseTheme(theme)}
          className="theme-item"
        >
          <Icon name="check" />
          {labels[theme]}
        </MenuItemRadio>
      ))}
    </Menu>
  );
}
