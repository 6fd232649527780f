import type { Pages } from "../../engine/schema/pages.ts";
import type { FormattedDays } from "../../words/dates/day.ts";
import { LabelledValue } from "./labelled-value.tsx";
import { RichText } from "./rich-text.tsx";

type StatementWords = Pages["accessibility"]["words"]["tests"];

/** The tests of an accessibility statement: what was tested, with what, and the outcome. */
interface TestRecordProps extends Pick<Pages["accessibility"]["tests"], "records">, StatementWords {
  days: FormattedDays;
}

const outcomeClasses = {
  passed: "test-passed",
  failed: "test-failed",
  pending: "test-pending",
};

/**
 * A table with a row for each test. In a narrow window each test is a list of facts; where the table has
 * room, the heads of its columns replace the labels, except that of the problems found.
 */
export function TestRecord({ labels, outcomes, records, days }: TestRecordProps) {
  return (
    <div className="table-frame table-by-row test-record">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{labels.outcome}</th>
            <th scope="col">{labels.scope}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={`${record.what} ${record.with}`}>
              <th scope="row">
                {record.what}
                <LabelledValue label={labels.with}>{record.with}</LabelledValue>
              </th>
              <td>
                <LabelledValue label={labels.outcome}>
                  <span className={outcomeClasses[record.outcome]}>{outcomes[record.outcome]}</span>
                </LabelledValue>
                {record.outcome !== "pending" && (
                  <LabelledValue label={labels.date}>
                    <time dateTime={record.date}>{days[record.date]}</time>
                  </LabelledValue>
                )}
              </td>
              <td>
                <LabelledValue label={labels.scope}>{record.scope}</LabelledValue>
                {record.outcome === "failed" && (
                  <div>
                    <LabelledValue label={labels.found} text={record.found}>
                      <RichText text={record.found} />
                    </LabelledValue>
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
