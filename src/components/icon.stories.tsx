import type { IconName } from "../content/schema/primitives.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Icon } from "./icon.tsx";
import { iconPaths } from "./icon-paths.ts";

const meta: Meta<typeof Icon> = { component: Icon, args: { name: "awning" } };
export default meta;

type Story = StoryObj<typeof Icon>;

export const EveryDrawing: Story = {
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
