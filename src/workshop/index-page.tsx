import stories from "virtual:workshop/stories";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import {
  choices,
  readSettings,
  type SettingName,
  type Settings,
  settingNames,
  workshopAddress,
} from "./settings.ts";
import { inWords } from "./stories.ts";

/** Shows the list of all stories. */
export function openIndex(canvas: HTMLElement): void {
  document.title = "Workshop";
  createRoot(canvas).render(<IndexPage />);
}

/** All stories by component, and their settings, which become part of the links. */
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
      <fieldset className="workshop-toolbar">
        <legend>Show the stories with</legend>
        {settingNames.map((name) => (
          <p key={name}>
            <label htmlFor={name} className="label">
              {labels[name]}
            </label>
            <select
              id={name}
              value={settings[name]}
              onChange={({ target }) => setSettings({ ...settings, [name]: target.value })}
              className="box"
            >
              {Object.entries(choices[name]).map(([choice, text]) => (
                <option key={choice} value={choice}>
                  {text}
                </option>
              ))}
            </select>
          </p>
        ))}
      </fieldset>
      <div className="workshop-components">
        {components.map((component) => (
          <StoryList key={component} component={component} settings={settings} />
        ))}
      </div>
    </main>
  );
}

const labels: Record<SettingName, string> = {
  theme: "Theme",
  language: "Words",
  size: "Font size",
  motion: "Motion",
};

/** The states of one component, as links that keep the settings. */
function StoryList({ component, settings }: { component: string; settings: Settings }) {
  const heading = inWords(component);
  const own = stories.filter((story) => story.component === component);
  return (
    <section aria-label={heading} className="workshop-component">
      <h2>{heading}</h2>
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
