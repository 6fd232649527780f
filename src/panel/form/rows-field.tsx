import { useId } from "react";
import { copiedRows } from "../page/pasted.ts";
import type { Finding } from "../protocol/editable-text.ts";
import type { PastedRows } from "../protocol/protocol.ts";
import { rowOf, shortLabel } from "../protocol/text-names.ts";
import { english, panelWord } from "../state/panel-words.ts";
import { FaultNotice } from "../view/fault-notice.tsx";
import { FindingList } from "../view/finding-list.tsx";
import { withLeft } from "../view/labels.ts";
import { WordButton } from "../view/word-button.tsx";

interface RowsFieldProps {
  /** The place of what gets the rows. */
  at: string;
  /** What the values are called, in their order. */
  names: readonly string[];
  rows: string;
  setRows(rows: string): void;
  /** What becomes of the rows, as a trial says. */
  shown: PastedRows | undefined;
  findings: readonly Finding[];
  fault: Error | "";
  add(): void;
  end(): void;
}

/** A field for rows of a spreadsheet, which shows what becomes of them before they are written. */
export function RowsField({ at, names, rows, setRows, shown, add, end, ...of }: RowsFieldProps) {
  const { findings, fault } = of;
  const id = useId();
  // The heads of a table are the site's own words.
  const inLanguage = rowOf(`${at}/0/0`) ? ({ dir: "auto" } as const) : english;
  return (
    <div className="field">
      <label htmlFor={id}>{panelWord("rowsHere")}</label>
      <textarea
        {...{ id, rows: 4, dir: "auto", value: rows, "data-at": `${at} copied` }}
        aria-describedby={`${id}-help ${id}-findings`}
        onChange={({ target }) => setRows(target.value)}
        onPaste={(event) => {
          const copied = copiedRows(event.clipboardData);
          if (!copied) return;
          event.preventDefault();
          event.stopPropagation();
          document.execCommand("insertText", false, copied);
        }}
      />
      <p id={`${id}-help`} className="note">
        {panelWord("rowsHow")} <span {...inLanguage}>{names.join(" · ")}</span>
      </p>
      {shown && shown.cells.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard.
        <section className="rows" tabIndex={0} aria-label={panelWord("rowsShown")}>
          <table>
            <thead>
              <tr {...inLanguage}>
                {shown.heads.map((head) => (
                  <th key={head} scope="col">
                    {shortLabel(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.cells.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike.
                <tr key={at}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike.
                    <td key={column} dir="auto">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p role="status">{withLeft("", shown)}</p>
      <FindingList id={`${id}-findings`} findings={findings} />
      {fault && <FaultNotice of={fault} />}
      <p className="actions">
        <WordButton
          word="addTheseRows"
          aria-disabled={!shown?.cells.length}
          onClick={() => shown?.cells.length && add()}
        />
        <WordButton word="discard" isPlain onClick={end} />
      </p>
    </div>
  );
}
