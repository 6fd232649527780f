import type { WrittenDays } from "../content/day.ts";
import type { Pages } from "../content/schema/pages.ts";
import { Fact } from "./fact.tsx";
import { RichText } from "./rich-text.tsx";

type Tests = Pages["accessibility"]["tests"];

/** One test of the record: what was tested, with what, and the outcome. */
export interface TestRecordProps {
  record: Tests["records"][number];
  words: Pick<Tests, "labels" | "outcomes">;
  days: WrittenDays;
}

const outcomeClasses = {
  passed: "test-passed",
  failed: "test-failed",
  pending: "test-pending",
};

export function TestRecord({ record, words: { labels, outcomes }, days }: TestRecordProps) {
  return (
    <li className="entry test-record">
      <h3>{record.what}</h3>
      <Fact label={labels.outcome}>
        <span className={outcomeClasses[record.outcome]}>{outcomes[record.outcome]}</span>
      </Fact>
      {record.outcome === "failed" && (
        <Fact label={labels.found} text={record.found}>
          <RichText text={record.found} />
        </Fact>
      )}
      {record.outcome !== "pending" && (
        <Fact label={labels.date}>
          <time dateTime={record.date}>{days[record.date]}</time>
        </Fact>
      )}
      <Fact label={labels.with}>{record.with}</Fact>
      <Fact label={labels.scope}>{record.scope}</Fact>
    </li>
  );
}
