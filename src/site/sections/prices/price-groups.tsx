import type {
  PriceGroups as Groups,
  PriceMarks,
} from "../../../engine/schema/groups/price-groups.ts";
import { keepUnits } from "../../../words/keep-units.ts";
import { listComma, wordList } from "../../../words/template.ts";
import { LabelledValue } from "../../components/labelled-value.tsx";
import { Isolated, Paragraph } from "../../components/rich-text.tsx";
import { useSite } from "../../data/site-context.ts";

interface PriceGroupsProps {
  groups: Groups;
  /** What the signs behind names stand for. */
  marks?: PriceMarks | undefined;
}

/** What is sold, in groups, as on a menu; then what its signs stand for. Screen readers get words in place of signs. */
export function PriceGroups({ groups, marks = [] }: PriceGroupsProps) {
  const { list } = useSite().words.interface;
  const comma = listComma(list);
  const meaningOf = (wanted: string) => marks.find(({ sign }) => sign === wanted)?.text ?? wanted;
  return (
    <>
      {groups.map(({ heading, text, items }) => (
        <div key={heading} className="price-group">
          <h3>{heading}</h3>
          <Paragraph text={text} />
          <ul>
            {items.map(({ name, text, price, marks: signs }) => (
              <li key={name} className="price-item">
                <p className="price-name">
                  <span>
                    {name}
                    {signs && (
                      <>
                        {" "}
                        <small aria-hidden="true">{signs.join(" ")}</small>
                        <span className="visually-hidden">
                          {comma}
                          {wordList(list, signs.map(meaningOf))}
                        </span>
                      </>
                    )}
                  </span>
                  {price && (
                    <>
                      <span className="visually-hidden">{comma}</span>
                      <span>
                        <Isolated text={keepUnits(price)} />
                      </span>
                    </>
                  )}
                </p>
                <Paragraph text={text} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {marks.length > 0 && (
        <div className="price-marks">
          {marks.map(({ sign, text }) => (
            <LabelledValue key={sign} label={sign}>
              {text}
            </LabelledValue>
          ))}
        </div>
      )}
    </>
  );
}
