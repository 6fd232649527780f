import { useId } from "react";
import type { Pages } from "../content/schema/pages.ts";
import { fill } from "../content/template.ts";

/** The waitlist button of one product, which stays reachable and says why it cannot be used yet. */
export interface NotifyButtonProps {
  product: string;
  words: Pages["products"]["card"];
}

export function NotifyButton({ product, words }: NotifyButtonProps) {
  const reasonId = useId();
  return (
    <div>
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={reasonId}
        aria-label={fill(words.notifyName, { product })}
        className="button-unavailable"
      >
        {words.notify}
      </button>
      <p id={reasonId} className="reason">
        {words.closedReason}
      </p>
    </div>
  );
}
