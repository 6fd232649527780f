import type { IconName } from "../content/schema/primitives.ts";
import { iconPaths } from "./icon-paths.ts";

/** A drawn mark beside words that say the same; assistive technology never meets it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
