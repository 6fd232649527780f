import { useEffect, useId, useRef, useState } from "react";
import { collections } from "../../engine/schema/collections.ts";
import { pasteLine } from "../page/pasted.ts";
import type { Answers, SiteFile } from "../protocol/protocol.ts";
import type { FileChange } from "../protocol/requests.ts";
import { mayTakeFocus } from "../state/memory.ts";
import { panelLanguageName, panelWord } from "../state/panel-words.ts";
import { wholeAddress } from "../view/go-to-page.ts";
import { isReadOnly } from "../view/use-files.ts";
import { WordButton } from "../view/word-button.tsx";
import { DeleteFiles } from "./delete-files.tsx";
import { FilePlan, useFileChange } from "./use-file-change.tsx";

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

/** What a new file can be. */
const kinds = ["page", "sections", "case", "imprint", ...Object.values(collections), "product"];

/** Where a new page can get a link. */
const linkPlaces = ["header", "footer"] as const;

/** Asks for the name of a page, product or post, and says what would come of a change before it is made. */
function FileForm({ file }: { file?: SiteFile }) {
  const id = useId();
  const [change, setChange] = useState<FileChange>();
  /** The address that somebody has typed. */
  const [address, setAddress] = useState("");
  const { key = "", name = "", hash = "", isRequired = false } = file ?? {};
  const common = { what: key, hash };

  const changing = useFileChange(change);
  const { plan, apply } = changing;
  return (
    <form
      className="change"
      aria-label={file?.title ?? panelWord("newFile")}
      onChange={({ currentTarget }) => {
        const data = new FormData(currentTarget);
        const shown = `${data.get("name") ?? ""}`;
        const typed = shown === plan?.name ? address : shown;
        setAddress(typed);
        const [what, title] = [`${data.get("what") ?? key}`, `${data.get("title")}`.trim()];
        const links = linkPlaces.filter((one) => data.getAll("links").includes(one));
        const action = file ? "rename" : "create";
        const isNew = title !== "" && title !== name;
        setChange(isNew ? { ...common, action, what, title, links, name: typed } : undefined);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (change) apply(change);
      }}
    >
      {!file && (
        <select name="what" aria-label={panelWord("newFileKind")}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {panelWord(`fileKinds.${kind}`)}
            </option>
          ))}
        </select>
      )}
      {isRequired ? (
        <p className="note">{panelWord("requiredPage")}</p>
      ) : (
        <>
          <label htmlFor={id}>{panelWord(file ? "newName" : "title")}</label>
          <input id={id} name="title" defaultValue={name} dir="auto" onPaste={pasteLine} />
        </>
      )}
      {!file && change && change.what !== "product" && (
        <label>
          {panelWord("address")}
          <input name="name" value={address || (plan?.name ?? "")} onChange={() => {}} />
        </label>
      )}
      {(file || plan?.hasPage === false ? [] : linkPlaces).map((place) => (
        <label key={place}>
          <input type="checkbox" name="links" value={place} /> {panelWord(`linkIn.${place}`)}
        </label>
      ))}
      <FilePlan
        {...{ id, change: changing }}
        hint={!change && !isRequired && panelWord(file ? "writeName" : "writeTitle")}
      />
      {!isRequired && (
        <WordButton
          type="submit"
          word={file ? "rename" : "create"}
          aria-disabled={!change}
          aria-describedby={`${id}-plan`}
        />
      )}
      {file && !isRequired && (
        <>
          {file.translated.map((tag) => (
            <DeleteFiles
              key={tag}
              change={{ ...common, action: "leaveOut", title: tag }}
              label={panelWord("leaveOut", { language: panelLanguageName(tag) })}
            />
          ))}
          <DeleteFiles
            change={{ ...common, action: "delete", title: name }}
            label={panelWord("delete")}
          />
        </>
      )}
      {file?.missing.map((tag) => (
        <WordButton
          key={tag}
          word="addIn"
          slots={{ language: panelLanguageName(tag) }}
          onClick={() => apply({ ...common, action: "translate", title: tag })}
        />
      ))}
    </form>
  );
}
