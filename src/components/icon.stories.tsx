import type { IconName } from "../content/schema/primitives.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Icon } from "./icon.tsx";
import { iconPaths } from "./icon-paths.ts";

export default { component: Icon } satisfies Meta<typeof Icon>;

export const EveryDrawing: StoryObj = {
  name: "Every drawing, beside its name",
  render: () => (
    <ul className="features">
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name} className="bullet">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
