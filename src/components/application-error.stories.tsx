import { stories } from "../workshop/stories.ts";
import { ApplicationError, ErrorBoundary } from "./application-error.tsx";

export default stories("heading", ["large-text", "long-words", "right-to-left"], {
  "A page failed in the browser": <ApplicationError />,
  "What stands inside a boundary failed": (
    <ErrorBoundary fallback={<h1>Shown in its place.</h1>}>
      <Failing />
    </ErrorBoundary>
  ),
});

function Failing(): never {
  throw new Error("This component fails on purpose.");
}
