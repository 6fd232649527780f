import { useEffect, useId, useMemo, useRef, useState } from "react";
import { collections } from "../../engine/schema/collections.ts";
import { RowsField } from "../form/rows-field.tsx";
import { pasteLine } from "../page/pasted.ts";
import type { Answers, SiteFile } from "../protocol/protocol.ts";
import type { FileChange } from "../protocol/requests.ts";
import { shortLabel } from "../protocol/text-names.ts";
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
  /** How many files were made one after the other, and what the next one is. */
  const [next, setNext] = useState({ count: 0, kind: "page" });
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
          <FileForm
            key={next.count}
            {...next}
            addNext={(kind) => setNext({ count: next.count + 1, kind })}
          />
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

/** Kinds of which the rows of a spreadsheet become files. */
const kindsInRows: readonly string[] = [...Object.values(collections), "product"];

/** Makes a file of each row of a spreadsheet, and shows first what becomes of them. */
function FileRows({ what, links }: Pick<FileChange, "what" | "links">) {
  const [rows, setRows] = useState<string>();
  const change = useMemo(
    (): FileChange => ({ action: "create", what, links, title: "…", rows: rows ?? "" }),
    [what, links, rows],
  );
  const { plan, fault, apply } = useFileChange(rows === undefined ? undefined : change);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <WordButton
        ref={button}
        word="addRows"
        isPlain
        aria-expanded={rows !== undefined}
        onClick={() => setRows(rows === undefined ? "" : undefined)}
      />
      {rows !== undefined && (
        <RowsField
          {...{ at: what, rows, setRows, fault }}
          shown={plan?.rows}
          names={plan?.rows?.columns?.map(shortLabel) ?? []}
          findings={plan?.findings ?? []}
          add={() => apply(change)}
          end={() => {
            setRows(undefined);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

interface FileFormProps {
  /** The file that is changed; by default a new one. */
  file?: SiteFile;
  /** What a new file begins as, and how many were made before it. */
  kind?: string;
  count?: number;
  /** Shows the form for one more file of a kind. */
  addNext?(kind: string): void;
}

/** Asks for the name of a page, product or post, and says what would come of a change before it is made. */
function FileForm({ file, kind = "page", count = 0, addNext }: FileFormProps) {
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (count > 0) title.current?.focus();
  }, [count]);
  const id = useId();
  const [change, setChange] = useState<FileChange>();
  /** The address that somebody has typed. */
  const [address, setAddress] = useState("");
  const [chosen, setChosen] = useState({ what: kind, links: [] as FileChange["links"] });
  const { key = "", name = "", hash = "", isRequired = false } = file ?? {};
  const common = { what: key, hash };

  const changing = useFileChange(change);
  const { plan, apply } = changing;
  return (
    <form
      className="change"
      aria-label={file?.title ?? panelWord("newFile")}
      onChange={({ currentTarget, target }) => {
        const data = new FormData(currentTarget);
        // What is not shown, such as without a title, stays as it is.
        const shown = data.get("name") ?? plan?.name;
        const typed = shown === plan?.name ? address : `${shown}`;
        setAddress(typed);
        const [what, title] = [`${data.get("what") ?? key}`, `${data.get("title")}`.trim()];
        const ticked = linkPlaces.filter((one) => data.getAll("links").includes(one));
        const links =
          (target as Partial<HTMLInputElement>).name === "links" ? ticked : chosen.links;
        const action = file ? "rename" : "create";
        setChosen({ what, links });
        const isNew = title !== "" && title !== name;
        const day = `${data.get("day") ?? ""}` || undefined;
        // The form of a product shows no address.
        const common = { what, hash, name: what === "product" ? "" : typed };
        setChange(isNew ? { ...common, action, title, links, day } : undefined);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (change) apply(change);
      }}
    >
      {!file && (
        <select name="what" aria-label={panelWord("newFileKind")} defaultValue={kind}>
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
          <input
            ref={title}
            id={id}
            name="title"
            defaultValue={name}
            dir="auto"
            onPaste={pasteLine}
          />
        </>
      )}
      {chosen.what === "event" && (
        <label>
          {panelWord("dayAndTime.day")} <input name="day" type="date" max="9999-12-31" />
        </label>
      )}
      {!file && change && change.what !== "product" && (
        <label>
          {panelWord("address")}
          <input name="name" value={address || (plan?.name ?? "")} onChange={() => {}} />
        </label>
      )}
      {(plan?.hasPage ? linkPlaces : []).map((place) => (
        <label key={place}>
          <input
            {...{ type: "checkbox", name: "links", value: place }}
            defaultChecked={chosen.links?.includes(place)}
          />{" "}
          {panelWord(`linkIn.${place}`)}
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
      {!file && (
        <WordButton
          word="saveAndAdd"
          isPlain
          aria-disabled={!change}
          aria-describedby={`${id}-plan`}
          onClick={async () => change && (await apply(change, true)) && addNext?.(change.what)}
        />
      )}
      {!file && kindsInRows.includes(chosen.what) && <FileRows key={chosen.what} {...chosen} />}
      {file?.mayBeCopied && (
        <WordButton
          word="duplicate"
          onClick={() => apply({ ...common, action: "copy", title: change?.title ?? name })}
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
