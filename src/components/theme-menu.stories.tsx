import site from "virtual:content/site";
import { createRef } from "react";
import { stories } from "../workshop/stories.ts";
import { ThemeMenu } from "./theme-menu.tsx";

const button = createRef<HTMLButtonElement>();
const words = site.interface.theme;

const menu = (
  <>
    <button ref={button} type="button" className="small-button theme-button">
      {words.label}
    </button>
    <ThemeMenu button={button} words={words} open setOpen={() => {}} />
  </>
);

export default stories("main", ["large-text", "long-words", "right-to-left"], {
  "The device's theme is chosen": menu,
  "The dark theme is chosen": { shown: menu, settings: { theme: "dark" } },
  "The light theme is chosen": { shown: menu, settings: { theme: "light" } },
});
