import type { Table } from "../../engine/schema/groups/table.ts";
import { keepUnits } from "../../words/keep-units.ts";
import { beforeValue } from "../../words/template.ts";
import { useSite } from "../data/site-context.ts";
import { Isolated, RichText } from "./rich-text.tsx";

interface DataTableProps extends Table {
  /** Accessible name of the table. The heading above it is visible. */
  name: string;
}

/**
 * A table whose rows have names. In a narrow window a table with three or more columns shows row by row, each
 * value after its column's name, so that no price is hidden beyond the edge. In other windows a table that is
 * too wide scrolls sideways, also by keyboard (WCAG 2.1.1), and the page does not.
 */
export function DataTable({ name, columns, rows }: DataTableProps) {
  const { labelled } = useSite().words.interface;
  const isByRow = columns.length > 2;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      className={isByRow ? "table-frame table-by-row" : "table-frame"}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the boot script takes it away while nothing scrolls.
      tabIndex={0}
      suppressHydrationWarning
    >
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Isolated text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = "", ...cells]) => (
            <tr key={first}>
              <th scope="row">
                <Isolated text={first}>
                  <RichText text={keepUnits(first)} />
                </Isolated>
              </th>
              {cells.map((cell, index) => {
                const column = columns[index + 1] ?? "";
                const before = beforeValue(labelled, column);
                return (
                  <td key={column}>
                    {isByRow && cell && (
                      <span className="cell-label">
                        {before.label}
                        {before.gap}
                      </span>
                    )}
                    <Isolated text={cell}>
                      <RichText text={keepUnits(cell)} isOneItem />
                    </Isolated>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
