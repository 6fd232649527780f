import type { IconName } from "../content/schema/primitives.ts";
import { stories } from "../workshop/stories.ts";
import { Icon, iconPaths } from "./icon.tsx";

export default stories("main", [], {
  "Every drawing, beside its name": (
    <ul>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name} className="bullet">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
});
