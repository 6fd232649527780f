import type { IconName, ServiceName } from "../../engine/schema/values/primitives.ts";
import { useSite } from "../data/site-context.ts";

/** Icons of controls. Those that a site's content names are in its data (`src/render/prepare/icon-paths.ts`). */
const ownPaths = {
  check: "m5 12.5 4.5 4.5L19 7",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
};
export type OwnIcon = keyof typeof ownPaths;

/** An icon or the mark of a service, hidden from assistive technology: the words next to it say what it shows. */
export function Icon({ name }: { name: IconName | ServiceName }) {
  const { serviceMarks, icons } = useSite();
  const mark = serviceMarks?.[name];
  return (
    <svg className={mark ? "icon service-mark" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={mark ?? icons?.[name] ?? ownPaths[name as OwnIcon]} />
    </svg>
  );
}
