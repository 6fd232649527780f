import { stories } from "../workshop/stories.ts";
import { PageLink } from "./page-link.tsx";

export default stories("main", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "A button with a full name": (
    <PageLink href="#content" text="Buy" label="Buy: a product" className="button button-solid" />
  ),
  "It leads to the page that it stands on": <PageLink page="home" text="This page" />,
});
