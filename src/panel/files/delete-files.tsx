import { useId, useState } from "react";
import type { FileChange } from "../protocol/requests.ts";
import { panelWord } from "../state/panel-words.ts";
import { FilePlan, useFileChange } from "./use-file-change.tsx";

interface DeleteFilesProps {
  change: FileChange;
  /** What the button says at first. */
  label: string;
}

/** A button that says which files would go and what would be wrong then, and deletes them at a second press. */
export function DeleteFiles({ change, label }: DeleteFilesProps) {
  const id = useId();
  const [asked, setAsked] = useState<FileChange>();
  const deleting = useFileChange(asked);
  const { plan, apply } = deleting;
  return (
    <>
      <FilePlan id={id} change={deleting} />
      <button
        type="button"
        aria-describedby={`${id}-plan`}
        onClick={() => (asked && plan ? apply(asked) : setAsked(change))}
      >
        {plan ? panelWord(change.action === "leaveOut" ? "leaveItOut" : "deleteIt") : label}
      </button>
    </>
  );
}
