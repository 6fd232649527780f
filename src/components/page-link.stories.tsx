import type { Stories } from "../workshop/stories.ts";
import { PageLink } from "./page-link.tsx";

export default {
  states: {
    "It leads to the page that it stands on": <PageLink page="home" text="This page" />,
  },
} satisfies Stories;
