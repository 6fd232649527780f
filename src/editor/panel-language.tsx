import { useId } from "react";
import { ownLanguageName, panelStart, panelWord } from "./panel-words.ts";
import { languageCookie } from "./protocol.ts";

const year = 365 * 24 * 60 * 60;

const chosen = () =>
  document.cookie
    .split("; ")
    .find((one) => one.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1) ?? "";

/** The language of the panel and of what the check finds, for this person alone. */
export function PanelLanguage() {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{panelWord("panelLanguage")}</label>
      <select
        id={id}
        defaultValue={chosen()}
        onChange={({ target: { value } }) => {
          const age = value === "" ? 0 : year;
          // biome-ignore lint/suspicious/noDocumentCookie: Not every browser has the other interface.
          document.cookie = `${languageCookie}=${value}; Path=/; Max-Age=${age}; SameSite=Strict`;
          location.reload();
        }}
      >
        <option value="">{panelWord("asSite")}</option>
        {panelStart.languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {ownLanguageName(tag)}
          </option>
        ))}
      </select>
    </p>
  );
}
