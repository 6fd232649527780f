import { useState } from "react";
import { ask } from "./ask.ts";
import { FaultNotice } from "./fault-notice.tsx";
import { panelWord } from "./panel-words.ts";
import { WordButton } from "./word-button.tsx";

/** Milliseconds for which the browser can read the file. */
const readable = 60_000;

/** Downloads the whole site as one file, for a host that takes files. */
export function SiteArchive() {
  const [fault, setFault] = useState<Error>();
  async function download() {
    setFault(undefined);
    try {
      const href = URL.createObjectURL((await ask("archive", {})) as Blob);
      Object.assign(document.createElement("a"), { href, download: "site.zip" }).click();
      setTimeout(() => URL.revokeObjectURL(href), readable);
    } catch (error) {
      setFault(error as Error);
    }
  }
  return (
    <>
      <p>{panelWord("publishing.otherHost")}</p>
      <WordButton word="publishing.download" onClick={download} />
      {fault && <FaultNotice of={fault} />}
    </>
  );
}
