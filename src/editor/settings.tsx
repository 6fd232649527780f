import { useEffect, useRef, useState } from "react";
import { FormSection } from "./form-section.tsx";
import { LanguageList } from "./language-list.tsx";
import { currentMemory, mayTakeFocus, remember } from "./memory.ts";
import { PanelLanguage } from "./panel-language.tsx";
import { panelWord } from "./panel-words.ts";
import type { Answers } from "./protocol.ts";
import { isInGroup, settingsDrafts, settingsGroups } from "./settings-groups.ts";
import { isReadOnly } from "./use-files.ts";
import { useMemory } from "./use-memory.ts";

interface SettingsProps {
  languages: Answers["list"]["languages"];
}

/** What is true of the whole site, as forms. */
export function Settings({ languages }: SettingsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [wanted] = useState(currentMemory().wanted);
  const { drafts, unfolded } = useMemory();
  useEffect(() => {
    if (wanted) remember({ wanted: undefined });
    else if (mayTakeFocus()) list.current?.querySelector<HTMLElement>("summary")?.focus();
  }, [wanted]);
  return (
    <div ref={list} className="body">
      {Object.entries(settingsGroups).map(([key, asked]) => (
        <FormSection
          key={key}
          label={panelWord(`settingsGroups.${key}`)}
          asked={asked}
          {...(wanted && isInGroup(asked, wanted) && { wanted })}
          isOpen={
            unfolded[`settings ${key}`] ??
            ((wanted && isInGroup(asked, wanted)) || settingsDrafts(drafts, asked).length > 0)
          }
          onFold={(open) => remember({ unfolded: { ...unfolded, [`settings ${key}`]: open } })}
        >
          {key === "languages" && !isReadOnly() && <LanguageList {...languages} />}
          {key === "languages" && <PanelLanguage />}
        </FormSection>
      ))}
    </div>
  );
}
