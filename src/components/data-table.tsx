import type { Table } from "../content/schema/primitives.ts";
import { RichText } from "./rich-text.tsx";

interface DataTableProps extends Table {
  /** What the table is called; people see the heading above it. */
  name: string;
}

/**
 * A table whose rows have names. Where it is wider than the page it is moved sideways, also by keyboard
 * (WCAG 2.1.1), and the page stays where it is.
 */
export function DataTable({ name, columns, rows }: DataTableProps) {
  return (
    // A group, because the section around it is a landmark of that name already.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <div role="group" className="table-frame" aria-label={name} tabIndex={0}>
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
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
