import { foldCase } from "../../../../words/fold-case.ts";
import { groupedBy } from "../../../../words/grouped-by.ts";
import { found, say } from "../../../../words/say.ts";
import { escapePattern } from "../../../escape.ts";
import { code, quote } from "../../../format.ts";
import { isWithinEdits } from "../../../nearest.ts";
import { minutesOf } from "../../../schema/groups/timetable.ts";
import { textAt } from "../../../shape/index.ts";
import { reportMatches } from "../../matches.ts";
import type { UndatedContext } from "../../rule-context.ts";
import { sectionsOfKind } from "../../sections-of-kind.ts";
import { isBent } from "./near-names.ts";

/** The fewest letters of a name of which another can be a misspelling. */
const longName = 6;

/** The names of the people on the site. */
const peopleOf = (context: UndatedContext) =>
  sectionsOfKind(context, "people").flatMap(({ section }) =>
    (section.items ?? []).flatMap((one) => textAt(one, "name") ?? []),
  );

/** Reports who leads a class or writes a post, where the name differs by a letter from one of the people on the site. */
export function reportPeople(context: UndatedContext): void {
  const { everyPage, report } = context;
  const people = peopleOf(context);
  if (people.length === 0) return;
  const classes = sectionsOfKind(context, "timetable").flatMap(
    ({ section }) => section.items ?? [],
  );
  const told = [
    ...classes.flatMap((one) => textAt(one, "who") ?? []),
    ...everyPage.flatMap(({ root }) => textAt(root, "author") ?? []),
  ];
  const known = new Set(people.map(({ value }) => foldCase(value)));
  for (const text of told) {
    const written = foldCase(text.value);
    if (known.has(written) || written.length < longName) continue;
    const meant = people.find(({ value }) => isMisspelt(written, foldCase(value)));
    if (!meant) continue;
    const slots = { name: code(text.key), written: quote(text.value), fact: quote(meant.value) };
    report(text, {
      ...found("former-facts.differs", { ...slots, file: meant.file.file }),
      hint: say("suggest.name", { meant: meant.value }),
    });
  }
}

/** Whether one name of several words is another with one word that differs by a letter; single letters tell people apart. */
function isMisspelt(one: string, other: string): boolean {
  const [words, others] = [one.split(/\s+/), other.split(/\s+/)];
  const apart = words.flatMap((word, at) => (word === others[at] ? [] : [[word, `${others[at]}`]]));
  const [[word = "", right = ""] = [], another] = apart;
  return (
    words.length === others.length &&
    words.length > 1 &&
    !another &&
    Math.min(word.length, right.length) > 3 &&
    isWithinEdits(word, right, 1)
  );
}

/** Reports the last name of a person, behind the others, that differs by a letter in a text. */
export function reportPeopleInTexts(context: UndatedContext): void {
  const { site, ownProse } = context;
  const people = peopleOf(context);
  const known = new Set(people.map(({ value }) => value));
  for (const person of people) {
    const [, before = "", name = ""] =
      /^(\p{Lu}.{1,30}\s)(\p{Lu}[\p{L}\p{M}-]{4,})$/u.exec(person.value) ?? [];
    if (!name) continue;
    const gap = escapePattern(before.trim()).replaceAll(/\s+/g, "\\s");
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}])${gap}\\s(\\p{Lu}[\\p{L}\\p{M}-]{3,30})`, "gu");
    const likely = ownProse.filter(
      ({ key, value }) => key !== "author" && value.includes(before.trim()),
    );
    reportMatches(context, likely, pattern, ([written, word = ""]) => {
      const isOther = known.has(written) || isBent(word, name, site?.language);
      if (isOther || !isWithinEdits(word, name, 1)) return undefined;
      const slots = { name: code("name"), written: quote(written), fact: quote(person.value) };
      return {
        ...found("former-facts.differs", { ...slots, file: person.file.file }),
        hint: say("suggest.name", { meant: person.value }),
      };
    });
  }
}

/** Reports the later of two classes that one person leads at the same time. */
export function reportTwoAtOnce(context: UndatedContext): void {
  // Others than people, such as a team, can lead several.
  const known = new Set(peopleOf(context).map(({ value }) => foldCase(value)));
  const classes = sectionsOfKind(context, "timetable").flatMap(({ section }) =>
    (section.items ?? []).flatMap((item) => {
      const [from, who, what] = ["from", "who", "what"].map((key) => textAt(item, key));
      const [opens, closes] = [item.from, item.until].map((time) => minutesOf(`${time}`));
      if (
        !from ||
        !who ||
        !what ||
        !known.has(foldCase(who.value)) ||
        opens === undefined ||
        closes === undefined
      )
        return [];
      return [{ day: item.day, from, who: who.value, what: what.value, opens, closes }];
    }),
  );
  for (const all of groupedBy(classes, ({ who, day }) => `${day} ${foldCase(who)}`).values())
    for (const [index, one] of all.entries()) {
      // The same at the same time may be one class in two rooms.
      const isSame = (other: typeof one) => other.what === one.what && other.opens === one.opens;
      const before = all
        .slice(0, index)
        .find((other) => one.opens < other.closes && other.opens < one.closes && !isSame(other));
      if (!before) continue;
      const line = before.from.file.valueRange(before.from.path)?.start.line ?? 1;
      const slots = { who: one.who, what: quote(before.what), line };
      context.report(one.from, found("entries.two-at-once", slots));
    }
}
