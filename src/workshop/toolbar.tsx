import { useId } from "react";
import { choices, type SettingName, type Settings, settingNames } from "./settings.ts";

/** How the stories are shown; each choice stands in the addresses of their links. */
export interface ToolbarProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

const labels: Record<SettingName, string> = {
  theme: "Theme",
  language: "Words",
  direction: "Direction",
  size: "Font size",
  motion: "Motion",
};

export function Toolbar({ settings, onChange }: ToolbarProps) {
  const id = useId();
  return (
    <fieldset className="workshop-toolbar">
      <legend>Show the stories with</legend>
      {settingNames.map((name) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`} className="label">
            {labels[name]}
          </label>
          <select
            id={`${id}-${name}`}
            value={settings[name]}
            onChange={({ target }) => onChange({ ...settings, [name]: target.value })}
            className="box"
          >
            {Object.entries(choices[name]).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </p>
      ))}
    </fieldset>
  );
}
