import type { Stories } from "../workshop/stories.ts";
import { PageTitle } from "./page-title.tsx";

export default {
  place: "heading",
  states: {
    "Short words": <PageTitle text="What we do" />,
    "A word too long for its usual size": <PageTitle text="Barrierefreiheitserklärung" />,
  },
} satisfies Stories;
