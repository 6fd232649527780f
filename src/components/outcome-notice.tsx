import { useEffect, useId, useRef } from "react";
import type { Outcome } from "../contact/deliver.ts";
import type { Pages } from "../content/schema/pages.ts";
import { CopyButton } from "./copy-button.tsx";

/** What became of a message, in lasting words, with the ways on. */
export interface OutcomeNoticeProps {
  outcome: Outcome;
  words: Pages["contact"]["outcome"];
  /** The message as text, for copying. */
  text: string;
  /** The message as a mail link, where it is short enough. */
  mailLink: string | undefined;
  /** The plain address. */
  address: string;
  /** Puts the message back into the form, where it was cleared. */
  onUndo: (() => void) | undefined;
}

export function OutcomeNotice({
  outcome,
  words,
  text,
  mailLink,
  address,
  onUndo,
}: OutcomeNoticeProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const settled = outcome === "sent";
  return (
    <section aria-labelledby={headingId} className="outcome">
      <h3 ref={heading} id={headingId} tabIndex={-1}>
        {words[outcome].heading}
      </h3>
      <p>{words[outcome].text}</p>
      {!settled && (
        <>
          <p>
            {words.address} <a href={`mailto:${address}`}>{address}</a>
          </p>
          <div className="outcome-actions">
            {mailLink && (
              <a href={mailLink} className="button button-outline">
                {outcome === "handedOver" ? words.openAgain : words.openInstead}
              </a>
            )}
            <CopyButton text={text} words={words} />
            {onUndo && (
              <button type="button" onClick={onUndo} className="button button-outline">
                {words.undo}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
