import { type MouseEvent, useEffect, useId, useRef } from "react";
import { impatience } from "../contact/form-life.ts";
import { mailLink } from "../contact/mail-link.ts";
import type { Outcome } from "../contact/outcome.ts";
import type { Pages } from "../content/schema/pages.ts";
import { CopyButton } from "./copy-button.tsx";
import { FilledText } from "./filled-text.tsx";
import { RichText } from "./rich-text.tsx";
import { useIsolated } from "./use-isolated.ts";

/** What became of a message, in lasting words, with the ways on. */
export interface OutcomeNoticeProps {
  outcome: Outcome;
  /** How often it has called for attention; at each call its heading takes the focus. */
  calls: number;
  words: Pages["contact"]["outcome"];
  /** The message as text, for copying. */
  text: string;
  /** The message as a mail link, where it is short enough. */
  link: string | undefined;
  /** The firm's own, with the subject of a mail to it. */
  address: string;
  subject: string;
  /** Puts the message back into the form, where nothing is lost by that. */
  onUndo: (() => void) | undefined;
}

export function OutcomeNotice({
  outcome,
  calls,
  words,
  text,
  link,
  address,
  subject,
  onUndo,
}: OutcomeNoticeProps) {
  const headingId = useId();
  const shownAddress = useIsolated(address, "ltr");
  const heading = useRef<HTMLHeadingElement>(null);
  const calledAt = useRef(0);
  useEffect(() => {
    if (calls > 0) {
      calledAt.current = Date.now();
      heading.current?.focus();
    }
  }, [calls]);
  // The page has scrolled here: the second click of a double click on Send meets what stands there now.
  const dropEcho = (event: MouseEvent) => {
    const isByPointer = event.detail > 0;
    if (isByPointer && Date.now() < calledAt.current + impatience) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const settled = outcome === "sent";
  return (
    <section aria-labelledby={headingId} onClickCapture={dropEcho} className="outcome">
      <h3 ref={heading} id={headingId} tabIndex={-1}>
        {words[outcome].heading}
      </h3>
      <p>
        <RichText text={words[outcome].text} />
      </p>
      {!settled && (
        <>
          <p>
            {/* Named otherwise than the plain address beside the form, for it leads elsewhere (WCAG 2.4.9). */}
            <a href={mailLink({ to: address, subject })}>
              <FilledText
                template="{words} {address}"
                slots={{ words: words.address, address: shownAddress }}
              />
            </a>
          </p>
          <div className="outcome-actions">
            {link && (
              <a href={link} className="button button-outline">
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
