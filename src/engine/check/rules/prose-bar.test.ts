import { expect, it } from "vitest";
import { stringify } from "yaml";
import { loadContent } from "../../../../scripts/disk/check-content.ts";
import { type Sentence, sentencesOf } from "../../../../scripts/testing/copy.ts";
import { exampleDay } from "../../../../scripts/testing/fixture.ts";
import { temporaryContent } from "../../../../scripts/testing/temporary-content.ts";
import { contentContext } from "../rule-context.ts";
import { runRules } from "../run-rules.ts";
import { rules } from "./index.ts";

/** A rule that found something in a sentence. */
type Alarm = Sentence & { rule: string };

const ofSentences = "markup placeholder plain-words shouting spaces symbols".split(" ");

/** What an editor asks: of ten alarms nine are right, and in 1,000 good sentences one disturbs. */
const [rightOfAlarms, alarmsPerThousand] = [0.9, 1];
/** The least number of seeded faults to find, so that no rule gets right by falling silent. */
const foundOfFaults = 0.8;

// Rules were changed by what the one half shows, never by the other.
const halves = ["tuned-on", "held-back"];
const sentences = ["", "legal-"].flatMap((kind) =>
  halves.flatMap((half) => sentencesOf(kind + half)),
);

const wordsOfSentences = (some: readonly Sentence[]) => some.map(({ words }) => words);

/** What rules find in sentences that stand on a page. */
function alarmsOn(file: string, page: object, own: readonly Sentence[], only: string[]): Alarm[] {
  // Nothing is folded, so that each sentence is on one line.
  const text = stringify(page, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE" });
  const lines = text.split("\n");
  const loaded = loadContent(temporaryContent({ [file]: text }, new Date(exampleDay)));
  // Before repeated findings are joined.
  const found = runRules(
    rules.filter(({ id }) => only.includes(id)),
    { ...contentContext(loaded), today: exampleDay },
  );
  return found.flatMap(({ file: path, rule, start }) => {
    const line = lines[start.line - 1] ?? "";
    const sentence = own.find(({ words }) => line.endsWith(JSON.stringify(words)));
    return sentence === undefined || !path.endsWith(file) ? [] : [{ ...sentence, rule }];
  });
}

function holdBar(rule: string, all: readonly Alarm[], among: readonly Sentence[]): void {
  const alarms = all.filter((alarm) => alarm.rule === rule);
  const right = alarms.filter(({ fault }) => fault === rule);
  const wrong = alarms.filter(({ fault }) => fault !== rule);
  const faults = wordsOfSentences(among.filter(({ fault }) => fault === rule));
  const found = faults.filter((words) => wordsOfSentences(right).includes(words));
  const missed = faults.filter((words) => !found.includes(words));
  const tell = `wrong: ${wordsOfSentences(wrong).join(" | ")}; missed: ${missed.join(" | ")}`;
  expect(right.length / alarms.length, tell).toBeGreaterThanOrEqual(rightOfAlarms);
  expect(found.length / faults.length, tell).toBeGreaterThanOrEqual(foundOfFaults);
}

it("of published sentences few good ones alarm, and nine of ten alarms of each rule are right", () => {
  const items = sentences.map(({ words }, place) => ({ heading: `Part ${place}`, text: words }));
  const head = { layout: "sections", title: "words", description: "words", heading: "words" };
  const page = { ...head, sections: [{ kind: "passages", items }] };
  const alarms = alarmsOn("pages/about.yaml", page, sentences, ofSentences);
  for (const rule of ofSentences) holdBar(rule, alarms, sentences);
  const good = sentences.filter(({ fault }) => fault === undefined);
  const disturbed = alarms.filter(({ fault }) => fault === undefined);
  expect(good.length).toBeGreaterThan(900);
  expect(
    disturbed.length / good.length,
    wordsOfSentences(disturbed).join(" | "),
  ).toBeLessThanOrEqual(alarmsPerThousand / 1000);
});
