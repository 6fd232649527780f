/** Settings of a story, each with its choices. The first choice is the default. */
export const choices = {
  theme: { device: "Device", light: "Light", dark: "Dark" },
  language: { own: "As written", de: "Long words", hi: "Devanagari", te: "Telugu", ar: "Arabic" },
  size: { "100": "100 %", "200": "200 %" },
  motion: { device: "Device", reduced: "Reduced" },
} as const;

export type SettingName = keyof typeof choices;

/** How a story is shown. */
export type Settings = { [Name in SettingName]: keyof (typeof choices)[Name] & string };

export const settingNames = Object.keys(choices) as SettingName[];

/**
 * The settings in the query of an address. Missing and invalid ones are taken from `defaults`.
 */
export function readSettings(query: string, defaults: Partial<Settings> = {}): Settings {
  const asked = new URLSearchParams(query);
  return Object.fromEntries(
    settingNames.map((name) => {
      const value = asked.get(name) ?? "";
      const [first] = Object.keys(choices[name]);
      return [name, Object.hasOwn(choices[name], value) ? value : (defaults[name] ?? first)];
    }),
  ) as Settings;
}

/** An address of the workshop, with the settings that are not defaults. */
export function workshopAddress(page: Record<string, string>, settings: Settings): string {
  const chosen = settingNames.filter((name) => settings[name] !== Object.keys(choices[name])[0]);
  const query = new URLSearchParams([
    ...Object.entries(page),
    ...chosen.map((name) => [name, settings[name]]),
  ]);
  return query.size === 0 ? "/" : `/?${query}`;
}
