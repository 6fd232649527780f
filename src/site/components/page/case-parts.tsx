import type { Pages } from "../../../engine/schema/pages.ts";
import { keepUnits } from "../../../words/keep-units.ts";
import { LabelledValue } from "../labelled-value.tsx";
import { Quote } from "../quote.tsx";
import { Isolated, RichText } from "../rich-text.tsx";

type CaseStudy = Pages["case"];

/** The facts of a case study. */
export function CaseFacts({ facts }: Pick<CaseStudy, "facts">) {
  return (
    <ul className="case-facts">
      {facts.map(({ label, value }) => (
        <li key={label}>
          <LabelledValue label={label} text={value}>
            <RichText text={keepUnits(value)} isOneItem />
          </LabelledValue>
        </li>
      ))}
    </ul>
  );
}

/** What changed for a customer, in figures and in words. */
export function CaseProof({ change, quote }: Pick<CaseStudy, "change" | "quote">) {
  return (
    <>
      {change && (
        <p className="case-change">
          <del>
            <Isolated text={keepUnits(change.before)} />
          </del>{" "}
          <ins>
            <Isolated text={keepUnits(change.after)} />
          </ins>{" "}
          <span>{change.label}</span>
        </p>
      )}
      {quote && <Quote {...quote} />}
    </>
  );
}
