import type { Stories } from "../workshop/stories.ts";
import { ApplicationError, ErrorBoundary } from "./application-error.tsx";

export default {
  place: "heading",
  states: {
    "A page failed in the browser": <ApplicationError />,
    "What stands inside a boundary failed": (
      <ErrorBoundary fallback={<h1>Shown in its place.</h1>}>
        <Failing />
      </ErrorBoundary>
    ),
  },
  looks: ["large-text", "long-words", "right-to-left"],
} satisfies Stories;

function Failing(): never {
  throw new Error("This component fails on purpose.");
}
