import type { IconName } from "../content/schema/primitives.ts";
import { Icon } from "./icon.tsx";

/** A button that shows a mark only. Its name is its own; the tooltip repeats it for the eye. */
export interface IconButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
}

export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      onClick={onClick}
      className="icon-button"
    >
      <Icon name={icon} />
    </button>
  );
}
