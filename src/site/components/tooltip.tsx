import { Tooltip as AriakitTooltip, useTooltipStore } from "@ariakit/react";
import { useEffect } from "react";

/** The name of a control, shown next to it. It stays while the pointer is on it, and Escape removes it. */
interface TooltipProps {
  /** The control, with the text in `data-icontooltip`. */
  anchor: HTMLElement;
  onClose: () => void;
}

export function Tooltip({ anchor, onClose }: TooltipProps) {
  const tooltip = useTooltipStore({
    open: true,
    setOpen: (open) => {
      if (!open) onClose();
    },
    placement: "top",
  });
  useEffect(() => tooltip.setAnchorElement(anchor), [tooltip, anchor]);
  useEffect(() => {
    const closeWhenOutside = () => {
      if (!anchor.matches(":hover")) onClose();
    };
    anchor.addEventListener("blur", closeWhenOutside);
    anchor.addEventListener("click", onClose);
    return () => {
      anchor.removeEventListener("blur", closeWhenOutside);
      anchor.removeEventListener("click", onClose);
    };
  }, [anchor, onClose]);
  return (
    <AriakitTooltip
      store={tooltip}
      gutter={8}
      // Within the landmark of the control.
      portalElement={anchor.closest<HTMLElement>("main, footer")}
      className="tooltip"
    >
      {anchor.dataset["icontooltip"]}
    </AriakitTooltip>
  );
}
