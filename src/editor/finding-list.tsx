import type { Finding } from "./protocol.ts";

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
          <span className="hidden">{severity}: </span>
          <strong>{message}</strong> <span className="note">{hint}</span>
          {fixed !== undefined && onFix && (
            <button type="button" aria-label={`Fix: ${message}`} onClick={() => onFix(fixed)}>
              Fix
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

export function findingCount(count: number): string {
  if (count === 0) return "No findings.";
  return count === 1 ? "1 finding." : `${count} findings.`;
}
