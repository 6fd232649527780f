import statement from "virtual:content/accessibility";
import { stories } from "../workshop/stories.ts";
import { Section } from "./section.tsx";
import { TestRecord, type TestRecordProps } from "./test-record.tsx";

const date = "2027-03-09";
const test = {
  what: "All pages by keyboard alone",
  with: "A browser on a desk",
  scope: "Every page and dialog",
};

const alone = (record: TestRecordProps["tests"]["records"][number]) => (
  <Section heading="Tests" className="text-section">
    <TestRecord
      tests={{ ...statement.tests, records: [record] }}
      days={{ [date]: "9 March 2027" }}
    />
  </Section>
);

export default stories("main", ["large-text", "long-words", "right-to-left"], {
  "The test was passed": alone({ ...test, outcome: "passed", date }),
  "The test found something": alone({
    ...test,
    outcome: "failed",
    date,
    found: "The focus was lost when the dialog closed.",
  }),
  "Nobody has made the test yet": alone({ ...test, outcome: "pending" }),
});
