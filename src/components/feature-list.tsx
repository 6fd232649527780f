import type { Pages } from "../content/schema/pages.ts";
import { Icon } from "./icon.tsx";

/** What speaks for the company, as a grid of short passages. */
export interface FeatureListProps {
  items: Pages["home"]["features"]["items"];
}

export function FeatureList({ items }: FeatureListProps) {
  return (
    <ul className="features">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="feature">
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
