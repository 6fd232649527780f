import { RichText } from "./rich-text.tsx";

/** A list in running text. */
export function TextList({ entries }: { entries: readonly string[] }) {
  return (
    <ul className="text-list">
      {entries.map((entry) => (
        <li key={entry}>
          <RichText text={entry} />
        </li>
      ))}
    </ul>
  );
}
