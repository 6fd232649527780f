import { expect, it } from "vitest";
import {
  type Alarm,
  alarmsIn,
  alarmsInPolicy,
  partsOf,
  type Sentence,
  sentencesOf,
} from "../testing/prose-alarms.ts";

const ofSentences =
  "claim-unsupported double-space emoji inclusive-words markup placeholder plain-words repeated-word sentence-length shouting symbols trailing-space unbalanced-quotes".split(
    " ",
  );
const ofPolicies = "privacy-contradiction";

/** What an editor asks: of ten alarms nine are right, and in 1,000 good sentences five disturb. */
const [rightOfAlarms, alarmsPerThousand] = [0.9, 5];
/** Of seeded faults so many are found at least, so that no rule gets right by falling silent. */
const foundOfFaults = 0.8;

// Rules were changed by what the one half shows, never by the other.
const halves = ["tuned-on", "held-back"];
const sentences: Sentence[] = ["", "legal-"].flatMap((kind) =>
  halves.flatMap((half) => sentencesOf(kind + half)),
);
const policies = halves.flatMap((half) => partsOf(`policies-${half}`));

const isRight = ({ fault, rule }: Alarm) => fault === rule;
const wordsOf = (some: readonly Sentence[]) => some.map(({ words }) => words);

function holdBar(rule: string, alarms: readonly Alarm[], all: readonly Sentence[]): void {
  const right = alarms.filter(isRight);
  const wrong = alarms.filter((alarm) => !isRight(alarm));
  const faults = wordsOf(all.filter(({ fault }) => fault === rule));
  const found = faults.filter((words) => wordsOf(right).includes(words));
  const missed = faults.filter((words) => !found.includes(words));
  const tell = `wrong: ${wordsOf(wrong).join(" | ")}; missed: ${missed.join(" | ")}`;
  expect(right.length / alarms.length, tell).toBeGreaterThanOrEqual(rightOfAlarms);
  expect(found.length / faults.length, tell).toBeGreaterThanOrEqual(foundOfFaults);
}

it("of published sentences few good ones alarm, and nine of ten alarms of each rule are right", () => {
  const alarms = alarmsIn(sentences, ofSentences);
  // One remark a file, whose longest sentence is the only one of many that is told of.
  for (const rule of ofSentences.filter((id) => id !== "sentence-length"))
    holdBar(
      rule,
      alarms.filter((alarm) => alarm.rule === rule),
      sentences,
    );
  const good = sentences.filter(({ fault }) => fault === undefined);
  const disturbed = alarms.filter(({ fault }) => fault === undefined);
  expect(good.length).toBeGreaterThan(900);
  expect(disturbed.length / good.length, wordsOf(disturbed).join(" | ")).toBeLessThanOrEqual(
    alarmsPerThousand / 1000,
  );
});

it("nine of ten contradictions in published policies are", () => {
  const alarms = policies.flatMap((policy) => alarmsInPolicy(policy, [ofPolicies]));
  holdBar(ofPolicies, alarms, policies.flat());
});
