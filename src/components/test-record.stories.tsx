import statement from "virtual:content/accessibility";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Section } from "./section.tsx";
import { TestRecord } from "./test-record.tsx";

const { labels, outcomes } = statement.tests;

const shared = {
  what: "All pages by keyboard alone",
  with: "A browser on a desk",
  scope: "Every page and dialog",
};
const date = "2027-03-09";
const days = { [date]: "9 March 2027" };
const found = "The focus was lost when the dialog closed.";

export default {
  component: TestRecord,
  args: { record: { ...shared, outcome: "passed", date }, labels, outcomes, days },
  decorators: [
    (Story) => (
      <Section heading="Tests" className="text-section">
        <ul className="entries">
          <Story />
        </ul>
      </Section>
    ),
  ],
} satisfies Meta<typeof TestRecord>;

type Story = StoryObj<typeof TestRecord>;

export const Passed: Story = { name: "The test was passed" };

export const Failed: Story = {
  name: "The test found something",
  args: { record: { ...shared, outcome: "failed", date, found } },
};

export const Pending: Story = {
  name: "Nobody has made the test yet",
  args: { record: { ...shared, outcome: "pending" } },
};

export { LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
