import site from "virtual:content/site";
import { stories } from "../workshop/stories.ts";
import { seen, WithSite } from "../workshop/visitor.tsx";
import { SiteHeader } from "./site-header.tsx";

const header = <SiteHeader contentId="content" address={`${site.origin}/about`} />;

/** In a wide window the button is hidden and nothing opens. */
async function openMenu(): Promise<void> {
  const opener = await seen("[popovertarget]");
  if (opener.checkVisibility()) opener.click();
}

export default stories("before-main", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "Mark, name and navigation": header,
  "The keyboard has come, and its first link shows": {
    shown: header,
    play: async () => (await seen("a")).focus(),
  },
  "The menu is open, where it is narrow": { shown: header, play: openMenu },
  "There is no button beside the links": {
    shown: (
      <WithSite change={({ header: { action, ...others } }) => ({ header: others })}>
        {header}
      </WithSite>
    ),
    play: openMenu,
  },
  "The menu in large text": { shown: header, settings: { size: "200" }, play: openMenu },
  "The menu in long words": { shown: header, settings: { language: "de" }, play: openMenu },
  "The menu from right to left": { shown: header, settings: { language: "ar" }, play: openMenu },
});
