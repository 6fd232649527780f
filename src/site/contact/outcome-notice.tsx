import { useEffect, useId, useRef, useState } from "react";
import type { FormContent } from "../../engine/schema/groups/rendered-form.ts";
import { dropSecondPress } from "../browser/second-press.ts";
import { FilledText, Paragraph, useIsolated } from "../components/rich-text.tsx";
import { pause } from "./form-life.ts";
import { mailLink } from "./mail-link.ts";
import type { Outcome } from "./message.ts";

/** A lasting notice of a message's outcome, with what the visitor can do next. */
interface OutcomeNoticeProps {
  outcome: Outcome;
  /** How often it was given the focus. At each increase its heading takes the focus. */
  calls: number;
  labels: FormContent["outcome"];
  /** The message as text, for copying. */
  text: string;
  /** The message as a mail link, if it is short enough. */
  link: string | undefined;
  /** The firm's address, and the subject of a mail to it. */
  address: string;
  subject: string;
  /** Puts the message back into the form, if that overwrites nothing. */
  onUndo: (() => void) | undefined;
}

export function OutcomeNotice(props: OutcomeNoticeProps) {
  const { outcome, calls, labels, text, link, address, subject, onUndo } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const calledAt = useRef(0);
  useEffect(() => {
    if (calls > 0) {
      calledAt.current = Date.now();
      heading.current?.focus();
    }
  }, [calls]);
  const settled = outcome === "sent";
  return (
    // The page has scrolled to it, so that one of its controls may be where Send was.
    <div onClickCapture={(event) => dropSecondPress(event, calledAt.current)} className="outcome">
      <h3 ref={heading} tabIndex={-1}>
        {labels[outcome].heading}
      </h3>
      <Paragraph text={labels[outcome].text} />
      {!settled && (
        <>
          <p>
            <LabelledMailLink labels={labels} address={address} subject={subject} />
          </p>
          <div className="outcome-actions">
            {link && (
              <a href={link} className="button button-outline">
                {outcome === "handedOver" ? labels.openAgain : labels.openInstead}
              </a>
            )}
            <CopyButton text={text} labels={labels} />
            {onUndo && (
              <button type="button" onClick={onUndo} className="button button-outline">
                {labels.undo}
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** The firm's address. Its link has another name than the one next to the form, because the target differs (WCAG 2.4.9). */
export function LabelledMailLink(
  props: Pick<OutcomeNoticeProps, "address" | "subject"> & { labels: { address: string } },
) {
  const { labels, address, subject } = props;
  const shownAddress = useIsolated(address, "ltr");
  return (
    <a href={mailLink({ to: address, subject })}>
      <FilledText
        template="{label} {address}"
        slots={{ label: labels.address, address: shownAddress }}
      />
    </a>
  );
}

/** Copies a text. If the browser forbids that, it shows the text selected, for copying by hand. */
interface CopyButtonProps {
  text: string;
  labels: { copy: string; copied: string; copyByHand: string };
}

function CopyButton({ text, labels }: CopyButtonProps) {
  const [said, setSaid] = useState("");
  /** Presses that the browser forbids. Each has an element of its own, which is selected again. */
  const [refusals, setRefusals] = useState(0);
  const id = useId();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setRefusals(0);
      setSaid(said && "\u00a0");
      setTimeout(setSaid, pause, labels.copied);
    } catch {
      setSaid("");
      setRefusals(refusals + 1);
    }
  }

  return (
    <>
      <button type="button" onClick={copy} className="button button-outline">
        {labels.copy}
      </button>
      <div aria-live="polite" className="copy-status">
        {said}
      </div>
      {refusals > 0 && (
        <div key={refusals} className="field">
          <label htmlFor={id} className="label">
            {labels.copyByHand}
          </label>
          <textarea ref={select} id={id} readOnly rows={6} value={text} className="box" />
        </div>
      )}
    </>
  );
}

/** Selects the text of an area as soon as it appears. */
function select(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
