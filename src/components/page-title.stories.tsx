import { stories } from "../workshop/stories.ts";
import { PageTitle } from "./page-title.tsx";

export default stories("heading", [], {
  "Short words": <PageTitle text="What we do" />,
  "A word too long for its usual size": <PageTitle text="Barrierefreiheitserklärung" />,
});
