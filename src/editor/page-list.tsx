import { useEffect, useRef, useState } from "react";
import { FileForm } from "./file-form.tsx";
import { wholeAddress } from "./go-to-page.ts";
import { mayTakeFocus } from "./memory.ts";
import { panelLanguageName, panelWord } from "./panel-words.ts";
import type { Answers, SiteFile } from "./protocol.ts";
import { isReadOnly } from "./use-files.ts";

/** A form for a new page, product or post, and those that are there: the one that was changed last has the focus. */
export function PageList({
  siteFiles,
  current = "",
}: Answers["list"] & { current?: string | undefined }) {
  const list = useRef<HTMLDivElement>(null);
  // Read once: the focus stays where it is when the files change.
  const [first] = useState(current);
  useEffect(() => {
    if (!mayTakeFocus()) return;
    const controls = [...(list.current?.querySelectorAll<HTMLElement>("select, summary") ?? [])];
    const changed = controls.find((one) => first !== "" && `${one.dataset["key"]}#` === first);
    (changed ?? controls[0])?.focus();
  }, [first]);
  return (
    <div ref={list} className="body">
      {!isReadOnly() && (
        <>
          <h3>{panelWord("newFile")}</h3>
          <FileForm />
        </>
      )}
      {siteFiles.map((file) => (
        <FileEntry key={file.key} file={file} />
      ))}
    </div>
  );
}

/** A page, product or post. Its form is made once it is unfolded, since a site can have thousands. */
function FileEntry({ file }: { file: SiteFile }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary data-key={file.key}>
        {file.title}{" "}
        {file.missing.length > 0 && (
          <span className="badge">
            {panelWord("notIn", { languages: file.missing.map(panelLanguageName).join(", ") })}
          </span>
        )}
      </summary>
      {file.path && <a href={wholeAddress(file.path)}>{panelWord("showOnPage")}</a>}
      {isOpened && !isReadOnly() && <FileForm file={file} />}
    </details>
  );
}
