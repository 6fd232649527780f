import { useId } from "react";
import { type Settings, workshopAddress } from "./settings.ts";
import type { StoryEntry } from "./story-entry.ts";

/** The states of one component, as links that keep the settings. */
export interface StoryListProps {
  heading: string;
  stories: readonly StoryEntry[];
  settings: Settings;
}

export function StoryList({ heading, stories, settings }: StoryListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="workshop-component">
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={workshopAddress({ story: id }, settings)}>
              <span className="visually-hidden">{heading}: </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
