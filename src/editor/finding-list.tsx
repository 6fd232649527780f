import type { Finding } from "./editable-text.ts";
import { withCapital } from "./labels.ts";
import { english, say } from "./say.ts";

interface FindingListProps {
  id: string;
  findings: readonly Finding[];
  /** Writes a text that a rule's fix gives; without it there are no fixes. */
  onFix: ((text: string) => void) | undefined;
}

/** What the check says of a text. */
export function FindingList({ id, findings, onFix }: FindingListProps) {
  return (
    <ul id={id} className="findings">
      {findings.map(({ severity, message, hint, fixed }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be the same.
        <li key={index} data-severity={severity}>
          <span className="badge">{withCapital(say(`severities.${severity}`))}: </span>
          <strong {...english}>{message}</strong>{" "}
          <span className="note" {...english}>
            {hint}
          </span>
          {fixed !== undefined && onFix && (
            <button
              type="button"
              aria-label={say("fixNamed", { finding: message })}
              onClick={() => onFix(fixed)}
            >
              {say("fix")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function findingCount(count: number): string {
  return count === 0 ? say("noFindings") : say("findings", { n: count });
}
