import { type ReactNode, useEffect, useId } from "react";
import type { FormPart } from "../protocol/form-protocol.ts";
import { splitPlace } from "../protocol/split-place.ts";
import { shortLabel } from "../protocol/text-names.ts";
import { english, panelWord } from "../state/panel-words.ts";
import { useMemory } from "../state/use-memory.ts";
import { Sign } from "../view/sign.tsx";
import { isReadOnly } from "../view/use-files.ts";
import { WordButton } from "../view/word-button.tsx";
import {
  type Colours,
  contrastsOf,
  hexOf,
  isDark,
  nearestShade,
  previewColours,
} from "./colours.ts";
import { FormField } from "./form-field.tsx";
import { typedText, typeText } from "./use-form.ts";

const keyOf = ({ place }: FormPart) => splitPlace(place)[1];

const coloursOf = ({ parts = [] }: FormPart): Colours =>
  Object.fromEntries(
    parts.map((part) => [keyOf(part), typedText(part)]).filter(([, text]) => text),
  );

/** The groups of a part that are the colours of a theme. */
export const themesOf = ({ parts = [] }: FormPart): readonly FormPart[] =>
  parts.filter(
    ({ kind, parts = [] }) =>
      kind === "group" && parts.length > 0 && parts.every((one) => one.kind === "colour"),
  );

interface ColoursProps {
  themes: readonly FormPart[];
  /** What else is chosen of a look. */
  children: ReactNode;
}

/** The firm's own colour, and each other behind the rest of a look. The page shows those that are chosen. */
export function FormColours({ themes, children }: ColoursProps) {
  const { drafts } = useMemory();
  const shown = themes[isDark() ? 1 : 0];
  const isTyped = shown?.parts?.some(({ place }) => drafts[place]) ?? false;
  const state = isTyped && shown ? JSON.stringify(coloursOf(shown)) : "{}";
  useEffect(() => {
    previewColours(JSON.parse(state));
    return () => previewColours({});
  }, [state]);
  const keys = themes[0]?.parts?.map(keyOf) ?? [];
  const row = (key: string) => <ColourRow key={key} themes={themes} index={keys.indexOf(key)} />;
  return (
    <>
      {row("accent")}
      {children}
      <details>
        <summary>{panelWord("eachColour")}</summary>
        {keys.filter((key) => key !== "accent").map(row)}
      </details>
    </>
  );
}

function ColourRow({ themes, index }: { themes: readonly FormPart[]; index: number }) {
  return (
    <fieldset className="colours">
      <legend {...english}>{shortLabel(themes[0]?.parts?.[index]?.description ?? "")}</legend>
      {themes.map((theme) => {
        const part = theme.parts?.[index];
        return part && <Colour key={part.place} {...{ part, theme }} />;
      })}
    </fieldset>
  );
}

function Colour({ part, theme }: { part: FormPart; theme: FormPart }) {
  const id = useId();
  const typed = typedText(part);
  const key = keyOf(part);
  const colours = coloursOf(theme);
  const contrasts = typed ? contrastsOf(key, colours) : [];
  // A colour that stays as it is needs no more than the nearest.
  const lowest = Math.min(...contrasts.map(({ found }) => found));
  const isChanged = typed !== part.text;
  const shown = contrasts.filter((one) => isChanged || !one.isEnough || one.found === lowest);
  const isLow = contrasts.some(({ isEnough }) => !isEnough);
  const nameFor = (key: string) =>
    shortLabel(theme.parts?.find((one) => keyOf(one) === key)?.description ?? key);
  const themeName = shortLabel(theme.description);
  return (
    <div className="colour">
      <input
        type="color"
        aria-label={themeName}
        aria-describedby={id}
        disabled={isReadOnly()}
        value={hexOf(typed) ?? "#000000"}
        onChange={({ target }) => typeText(part, target.value)}
      />
      <FormField part={part} name={themeName} />
      <ul id={id}>
        {shown.map(({ other, found, isEnough }) => (
          <li key={other} data-low={isEnough ? undefined : true}>
            {!isEnough && (
              <>
                <Sign word="tooLow">✗</Sign>{" "}
              </>
            )}
            {panelWord("contrast", { n: found, name: nameFor(other) })}
          </li>
        ))}
      </ul>
      {isLow && !isReadOnly() && (
        <WordButton
          word="nearestShade"
          onClick={() => {
            const shade = nearestShade(key, colours);
            if (shade) typeText(part, shade);
          }}
        />
      )}
    </div>
  );
}
