import stories from "virtual:workshop/stories";
import { useEffect, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { inWords } from "./in-words.ts";
import { readSettings, type Settings, workshopAddress } from "./settings.ts";
import { Toolbar } from "./toolbar.tsx";

/** Shows the list of all stories. */
export function openIndex(canvas: HTMLElement): void {
  document.title = "Workshop";
  createRoot(canvas).render(<IndexPage />);
}

/** All stories by component, and how to show them. */
function IndexPage() {
  const [settings, setSettings] = useState(() => readSettings(location.search));
  const components = [...new Set(stories.map(({ component }) => component))];

  useEffect(() => {
    history.replaceState(null, "", workshopAddress({}, settings));
    const { dataset } = document.documentElement;
    if (settings.theme === "device") delete dataset["theme"];
    else dataset["theme"] = settings.theme;
  }, [settings]);

  return (
    <main className="wide workshop-index">
      <h1>Workshop</h1>
      <p className="lead">
        {components.length} components in {stories.length} states. Each state is a document of its
        own.
      </p>
      <Toolbar settings={settings} onChange={setSettings} />
      <div className="workshop-components">
        {components.map((component) => (
          <StoryList key={component} component={component} settings={settings} />
        ))}
      </div>
    </main>
  );
}

/** The states of one component, as links that keep the settings. */
function StoryList({ component, settings }: { component: string; settings: Settings }) {
  const headingId = useId();
  const heading = inWords(component);
  const own = stories.filter((story) => story.component === component);
  return (
    <section aria-labelledby={headingId} className="workshop-component">
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {own.map(({ id, name }) => (
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
