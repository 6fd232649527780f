import { useCallback, useRef, useState } from "react";
import { useSite } from "../content/site-context.ts";
import { FilledText } from "./rich-text.tsx";
import { useOverlay } from "./use-overlay.ts";

/** Opens the theme menu. The menu itself is loaded when it is first wanted. */
export function ThemeButton() {
  const { theme: words, labelled } = useSite().interface;
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const button = useRef<HTMLButtonElement>(null);
  const ThemeMenu = useOverlay("themeMenu", open, close, button);
  // All of them; which is seen the theme on the root decides, before React is there too.
  const themeOn = (
    <>
      <span className="theme-system">{words.system}</span>
      <span className="theme-light">{words.light}</span>
      <span className="theme-dark">{words.dark}</span>
    </>
  );
  return (
    <div className="needs-scripts" data-need="themeMenu">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          // As menu buttons do (APG); a page that scrolls away under it would be no help.
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        }}
        className="small-button theme-button"
      >
        <span>
          <FilledText template={labelled} slots={{ label: words.label, value: themeOn }} />
        </span>
      </button>
      {ThemeMenu && <ThemeMenu button={button} words={words} open={open} setOpen={setOpen} />}
    </div>
  );
}
