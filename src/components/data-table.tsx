import { beforeValue } from "../content/before-value.ts";
import type { Table } from "../content/schema/table.ts";
import { useSite } from "../content/site-context.ts";
import { RichText } from "./rich-text.tsx";

interface DataTableProps extends Table {
  /** What the table is called; people see the heading above it. */
  name: string;
}

/**
 * A table whose rows have names. In a narrow window a table of three columns and more stands row by row,
 * each value after its column's name: of a price beyond the edge nobody would know. Where it is wider than
 * its place in other windows it is moved sideways, also by keyboard (WCAG 2.1.1), and the page stays.
 */
export function DataTable({ name, columns, rows }: DataTableProps) {
  const { labelled } = useSite().interface;
  const isByRow = columns.length > 2;
  return (
    // A group, because the section around it is a landmark of that name already.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      className={isByRow ? "table-frame table-by-row" : "table-frame"}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = "", ...cells]) => (
            <tr key={first}>
              <th scope="row">
                <RichText text={first} />
              </th>
              {cells.map((cell, index) => {
                const column = columns[index + 1] ?? "";
                const before = beforeValue(labelled, column);
                return (
                  <td key={column}>
                    {isByRow && (
                      <span className="cell-label">
                        {before.label}
                        {before.gap}
                      </span>
                    )}
                    <RichText text={cell} isOneItem />
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
