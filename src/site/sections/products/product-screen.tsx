import { Fragment } from "react";
import type { RenderedScreen } from "../../../engine/schema/groups/product-screen.ts";
import { RichText } from "../../components/rich-text.tsx";

/** An example of what people see of a product. It is a picture made of words: its parts have no roles of their own. */
export function Screen({ name, alt, note, items = [], table }: RenderedScreen) {
  const rows = table
    ? [table.columns, ...table.rows]
    : items.map(({ text, value = "" }) => [text, value]);
  return (
    <div role="img" aria-label={alt} className="screen">
      <p>
        <strong>{name}</strong> <small>{note}</small>
      </p>
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows can be alike, and none moves.
        <p key={row}>
          {cells.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Fragment key={column}>
              <span>
                <RichText text={cell} isOneItem />
              </span>{" "}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
