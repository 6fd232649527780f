import type { Pages } from "../content/schema/pages.ts";
import { LongDate } from "./long-date.tsx";

type Tests = Pages["accessibility"]["tests"];

/** One test of the record: what it was, what it was run with, and what came of it. */
export interface TestRecordProps {
  record: Tests["records"][number];
  /** Words before each fact. */
  labels: Tests["labels"];
  /** Words for each outcome. */
  outcomes: Tests["outcomes"];
}

const styles = {
  passed: "test-passed",
  failed: "test-failed",
  pending: "test-pending",
};

export function TestRecord({ record, labels, outcomes }: TestRecordProps) {
  return (
    <li className="entry">
      <h3>{record.what}</h3>
      <dl className="test-facts">
        <dt>{labels.outcome}</dt>
        <dd className={styles[record.outcome]}>
          <span>{outcomes[record.outcome]}</span>
        </dd>
        {record.outcome === "failed" && (
          <>
            <dt>{labels.found}</dt>
            <dd>{record.found}</dd>
          </>
        )}
        {record.outcome !== "pending" && (
          <>
            <dt>{labels.date}</dt>
            <dd>
              <LongDate day={record.date} />
            </dd>
          </>
        )}
        <dt>{labels.with}</dt>
        <dd>{record.with}</dd>
        <dt>{labels.scope}</dt>
        <dd>{record.scope}</dd>
      </dl>
    </li>
  );
}
