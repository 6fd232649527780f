import { useState } from "react";
import type { FailedBuild, PublishAnswers } from "../protocol/publish-protocol.ts";
import { ask } from "../state/ask.ts";
import { panelWord } from "../state/panel-words.ts";
import { FaultNotice } from "../view/fault-notice.tsx";
import { WordButton } from "../view/word-button.tsx";

interface FailedBuildNoteProps extends FailedBuild {
  onTakenBack: (answer: PublishAnswers["takeBack"]) => void;
}

/** Why the host could not make the site, and the button that takes the publication back. */
export function FailedBuildNote({
  address,
  findings,
  mayTakeBack,
  onTakenBack,
}: FailedBuildNoteProps) {
  const [fault, setFault] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  async function takeBack() {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    await ask("takeBack", {}).then(onTakenBack, setFault);
    setBusy(false);
  }
  return (
    <div className="fault">
      <ul className="findings" lang="en" dir="ltr">
        {findings.map((words) => (
          <li key={words} data-severity="error">
            {words}
          </li>
        ))}
      </ul>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {panelWord("publishing.run")}
        </a>
      </p>
      {mayTakeBack && (
        <WordButton word="publishing.takeBack" aria-disabled={isBusy} onClick={takeBack} />
      )}
      {fault && <FaultNotice of={fault} />}
    </div>
  );
}
