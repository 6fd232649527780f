import stories from "virtual:workshop/stories";
import { useEffect, useState } from "react";
import { inWords } from "./in-words.ts";
import { readSettings, workshopAddress } from "./settings.ts";
import { StoryList } from "./story-list.tsx";
import { Toolbar } from "./toolbar.tsx";

/** All stories by component, and how to show them. */
export function IndexPage() {
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
          <StoryList
            key={component}
            heading={inWords(component)}
            stories={stories.filter((story) => story.component === component)}
            settings={settings}
          />
        ))}
      </div>
    </main>
  );
}
