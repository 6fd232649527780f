import { useState } from "react";
import type { Answers } from "../protocol/protocol.ts";
import type { FileChange } from "../protocol/requests.ts";
import { ask } from "../state/ask.ts";
import { inTurn } from "../state/in-turn.ts";
import { remember } from "../state/memory.ts";
import { panelStart } from "../state/panel-start.ts";
import { panelWord } from "../state/panel-words.ts";
import { FaultNotice } from "../view/fault-notice.tsx";
import { FindingList } from "../view/finding-list.tsx";
import { goToPage } from "../view/go-to-page.ts";
import { useAsking } from "../view/use-typing.ts";

const saidOf = {
  ...{ create: panelWord("created"), rename: panelWord("renamed"), delete: panelWord("deleted") },
  ...{ copy: panelWord("created"), translate: panelWord("added"), addLanguage: panelWord("added") },
  ...{ removeLanguage: panelWord("deleted"), leaveOut: panelWord("deleted") },
};

const asked = (change: FileChange, isTrial: boolean) => ({
  ...{ ...change, from: panelStart.page, isTrial },
});

/** What would come of a change of files, and what makes it and goes to its page. */
export function useFileChange(change: FileChange | undefined) {
  const [planned, setPlanned] = useState<{ change: FileChange; plan: Answers["file"] }>();
  const [fault, setFault] = useState<Error | "">("");
  /** The change that was made last. It needs no trial, which would find it there already. */
  const [applied, setApplied] = useState<FileChange>();
  const isWanted = change !== undefined && change !== applied;
  async function tryOut(signal: AbortSignal) {
    if (isWanted) setPlanned({ change, plan: await ask("file", asked(change, true), signal) });
  }
  useAsking(JSON.stringify([change, isWanted]), tryOut, setFault);
  // The address stays while a title is typed.
  const isSame = change?.action === "create" || planned?.change === change;
  const plan = change && isSame ? planned?.plan : undefined;

  async function write(change: FileChange, stays: boolean): Promise<boolean> {
    remember({ said: panelWord("moment") });
    setFault("");
    setApplied(change);
    try {
      const { action } = change;
      const { path, place } = await ask("file", asked(change, false));
      await goToPage(stays ? undefined : path, {
        ...{ said: saidOf[action], canUndo: true, ...(!stays && { focus: place }) },
        ...(!stays &&
          /^(?:create|copy|translate|addLanguage)$/.test(action) && {
            view: "list",
            filter: "todo",
          }),
      });
      return true;
    } catch (error) {
      remember({ said: "" });
      setFault(error as Error);
      return false;
    }
  }
  /** Makes a change once, however often it is pressed until it is made; `stays` on this page. */
  const apply = (change: FileChange, stays = false) =>
    inTurn(`file ${JSON.stringify(change)}`, () => write(change, stays));
  return { plan, fault, apply };
}

interface FilePlanProps {
  id: string;
  change: ReturnType<typeof useFileChange>;
  /** The words in place of a plan, before there is one. */
  hint?: string | false;
}

/** What happens to which files, and what would be wrong then. */
export function FilePlan({ id, change: { plan, fault }, hint }: FilePlanProps) {
  return (
    <>
      <p role="status" id={`${id}-plan`}>
        {plan?.summary.map(({ word, slots }) => panelWord(word, slots)).join(" ")}
        {hint}
      </p>
      <FindingList id={`${id}-findings`} findings={plan?.findings ?? []} />
      {fault && <FaultNotice of={fault} />}
    </>
  );
}
