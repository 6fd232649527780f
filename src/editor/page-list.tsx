import { useEffect, useRef } from "react";
import { FileForm } from "./file-form.tsx";
import { addressOf } from "./go-to-page.ts";
import { mayTakeFocus } from "./memory.ts";
import type { Answers } from "./protocol.ts";
import { languageName, say } from "./say.ts";

/** A form for a new page, product or post, and those that are there. */
export function PageList({ siteFiles, isReadOnly }: Answers["list"]) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mayTakeFocus()) list.current?.querySelector<HTMLElement>("select, summary")?.focus();
  }, []);
  return (
    <div ref={list} className="body">
      {!isReadOnly && (
        <>
          <h3>{say("newFile")}</h3>
          <FileForm />
        </>
      )}
      {siteFiles.map((file) => (
        <details key={file.key}>
          <summary>
            {file.title}{" "}
            {file.missing.length > 0 && (
              <span className="badge">
                {say("notIn", { languages: file.missing.map(languageName).join(", ") })}
              </span>
            )}
          </summary>
          <p>
            {file.path ? <a href={addressOf(file.path)}>{file.key}.yaml</a> : `${file.key}.yaml`}
          </p>
          {!isReadOnly && <FileForm file={file} />}
        </details>
      ))}
    </div>
  );
}
