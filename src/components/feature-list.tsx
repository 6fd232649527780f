import { hasLongWord } from "../content/long-word.ts";
import type { Pages } from "../content/schema/pages.ts";
import { Icon } from "./icon.tsx";
import { Picture } from "./picture.tsx";
import { RichText } from "./rich-text.tsx";

/** What speaks for the company, as a grid of short passages. */
export function FeatureList({ items }: Pick<NonNullable<Pages["home"]["features"]>, "items">) {
  return (
    <ul className="features">
      {items.map(({ icon, image, title, text }) => (
        <li key={title} className="feature">
          {image ? <Picture image={image} /> : <Icon name={icon} />}
          <h3 className={hasLongWord(title, 18) ? "long-point" : undefined}>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
