import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { wordList } from "../../../words/template.ts";
import { Isolated, Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import { useSite } from "../../data/site-context.ts";

/** More days than these get the full width of the page. */
const mostDays = 3;

/** The week, day by day. In a wide window the days are columns, in which the same times are on one height. */
export function Timetable({ heading, intro, days, note }: SectionOf<"timetable">) {
  const { list } = useSite().words.interface;
  const isWide = days.length > mostDays;
  return (
    <Section heading={heading} className={isWide ? "wide price-section" : "wide split-section"}>
      <div className="prices">
        <Paragraph text={intro} />
        <div className="timetable">
          {days.map(({ name, times }) => (
            <div key={name} className="timetable-day">
              <h3 className="timetable-name">{name}</h3>
              <ul role="list" className="timetable-times">
                {times.map((entry, index) => {
                  // biome-ignore lint/suspicious/noArrayIndexKey: the order of the times never changes.
                  if (!entry) return <li key={index} className="timetable-none" aria-hidden />;
                  const { time, what, who, place } = entry;
                  const more = [who, place].filter((one) => one !== undefined);
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the times never changes.
                    <li key={index} className="timetable-time">
                      <p>
                        <span className="timetable-hours">{time}</span>
                        <br />
                        <strong>
                          <Isolated text={what} />
                        </strong>
                        {more.length > 0 && (
                          <>
                            <br />
                            <span className="timetable-more">{wordList(list, more)}</span>
                          </>
                        )}
                      </p>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
        <Paragraph text={note} className="note" />
      </div>
    </Section>
  );
}
