import { withIsolates } from "../../words/left-to-right.ts";
import { exchangeAll } from "../page/exchange-page.ts";
import type { Finding } from "../protocol/editable-text.ts";
import type { Mend } from "../protocol/requests.ts";
import { ask } from "../state/ask.ts";
import { inTurn } from "../state/in-turn.ts";
import { rememberFault } from "../state/memory.ts";
import { english, panelWord, withColon } from "../state/panel-words.ts";
import { useLatest } from "../state/use-latest.ts";
import { withCapital } from "./labels.ts";
import { isReadOnly, refresh } from "./use-files.ts";
import { WordButton } from "./word-button.tsx";

interface FindingListProps {
  id: string;
  findings: readonly Finding[];
  /** The text that they are about, where it is being typed. */
  typed?: TypedText;
}

interface TypedText {
  text: string;
  type(text: string): void;
  /** What the check says of all that is typed by now. */
  look(): Promise<readonly Finding[]>;
}

/** What the check says of a text or of a file, with what mends it. */
export function FindingList({ id, findings, typed }: FindingListProps) {
  const latest = useLatest(typed);
  /** Writes what a rule's fix makes of the text as it is by now; the finding may be about a former one. */
  async function fixTyped({ rule, message, place }: Finding) {
    const { current } = latest;
    const now = await current?.look();
    const same = now?.find(
      (one) => one.rule === rule && one.message === message && one.place === place,
    );
    if (same?.fixed !== undefined && latest.current?.text === current?.text)
      current?.type(same.fixed);
  }
  function fix(finding: Finding, button: Element) {
    // The button may go.
    const around = ancestorsOf(button);
    return inTurn(`fix ${JSON.stringify(finding)}`, async () => {
      focusIn(around);
      if (finding.mend) await makeFix(finding.mend);
      else await fixTyped(finding);
      if ((button.getRootNode() as ShadowRoot).activeElement === null) focusIn(around);
    });
  }
  return (
    <ul id={id} className="findings">
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be the same.
        <li key={index} data-severity={finding.severity}>
          <span className="badge">
            {withColon(withCapital(panelWord(`severities.${finding.severity}`)))}
          </span>
          {finding.where && withColon(panelWord("where", finding.where))}
          <strong {...english}>{withIsolates(finding.message)}</strong>{" "}
          <span className="note" {...english}>
            {withIsolates(finding.hint)}
          </span>
          {!isReadOnly() && (finding.mend || (typed && finding.fixed !== undefined)) && (
            <WordButton
              word="fix"
              aria-label={panelWord("fixNamed", { finding: finding.message })}
              onClick={({ currentTarget }) => fix(finding, currentTarget)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

async function makeFix(mend: Mend): Promise<void> {
  try {
    await ask("fix", mend);
    await refresh({ said: panelWord("saved", { file: mend.file }), canUndo: true });
  } catch (error) {
    rememberFault(error);
    await exchangeAll();
  }
}

/** The elements around one, the innermost first. */
const ancestorsOf = ({ parentElement }: Element): Element[] =>
  parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];

/** Takes the focus to the first field or summary of the innermost element that is there and has one. */
function focusIn(around: readonly Element[]): void {
  const fields = around.map((one) =>
    one.isConnected
      ? one.querySelector<HTMLElement>("input, select, textarea, summary, .bar > button")
      : null,
  );
  fields.find(Boolean)?.focus();
}

export function findingCount(count: number): string {
  return count === 0 ? panelWord("noFindings") : panelWord("findings", { n: count });
}
