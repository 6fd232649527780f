import { useEffect, useRef, useState } from "react";
import type { FormAsked } from "./form-protocol.ts";
import { FormSection } from "./form-section.tsx";
import { LanguageList } from "./language-list.tsx";
import { currentMemory, type Memory, mayTakeFocus, remember } from "./memory.ts";
import type { Answers } from "./protocol.ts";
import { say } from "./say.ts";

const hours = ["hours", "exceptions"];

/** What `site.yaml` says, and what of the contact page is about the whole site, in the order in which people ask. */
const groups: Readonly<Record<string, readonly FormAsked[]>> = {
  company: [{ place: "site#/company" }],
  contact: [{ place: "site#/contact", but: hours }, { place: "site#/booking" }],
  hours: [
    { place: "site#/contact", only: hours },
    { place: "site#/contact/places/*", only: ["name", ...hours] },
  ],
  look: [{ place: "site#/theme" }, { place: "site#/versal" }, { place: "site#/drawings" }],
  menus: [{ place: "site#/startPage" }, { place: "site#/header" }, { place: "site#/footer" }],
  form: [{ place: "site#/delivery" }, { place: "@contact#/form", only: ["fields"] }],
  languages: [
    { place: "site#/language" },
    { place: "site#/answers" },
    { place: "site#/vocabulary" },
  ],
  announcement: [{ place: "site#/announcement" }],
  visits: [{ place: "site#/analytics" }],
  address: ["sample", "origin", "robots", "security", "limits", "reviewed"].map((key) => ({
    place: `site#/${key}`,
  })),
};

interface SettingsProps {
  languages: Answers["list"]["languages"];
  isReadOnly: boolean;
  /** Shows on the page what was written. */
  refresh(changes: Partial<Memory>): Promise<void>;
}

/** What is true of the whole site, as forms. */
export function Settings({ languages, ...props }: SettingsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [wanted] = useState(currentMemory().wanted);
  useEffect(() => {
    if (wanted) remember({ wanted: undefined });
    else if (mayTakeFocus()) list.current?.querySelector<HTMLElement>("summary")?.focus();
  }, [wanted]);
  return (
    <div ref={list} className="body">
      {Object.entries(groups).map(([key, asked]) => (
        <FormSection
          key={key}
          label={say(`settingsGroups.${key}`)}
          {...{ asked, ...props }}
          {...(wanted && key === "hours" && { isOpen: true, wanted })}
        >
          {key === "languages" && !props.isReadOnly && <LanguageList {...languages} />}
        </FormSection>
      ))}
    </div>
  );
}
