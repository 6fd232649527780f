import { useEffect, useRef } from "react";
import { FileForm } from "./file-form.tsx";
import { addressOf } from "./go-to-page.ts";
import type { Answers } from "./protocol.ts";

/** A form for a new page, product or post, and those that are there. */
export function PageList({ siteFiles, layouts, readOnly }: Answers["list"]) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>("select, summary")?.focus(), []);
  return (
    <div ref={list} className="body">
      {!readOnly && (
        <>
          <h3>New page, product or post</h3>
          <FileForm layouts={layouts} />
        </>
      )}
      {siteFiles.map((file) => (
        <details key={file.key}>
          <summary>{file.title}</summary>
          <p>
            {file.path ? <a href={addressOf(file.path)}>{file.key}.yaml</a> : `${file.key}.yaml`}
          </p>
          {file.isRequired && <p className="note">Each site has this page: it keeps its name.</p>}
          {!file.isRequired && !readOnly && <FileForm file={file} />}
        </details>
      ))}
    </div>
  );
}
