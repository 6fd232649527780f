import { useEffect, useId, useState } from "react";
import { ask } from "./ask.ts";
import { Fault } from "./fault.tsx";
import { FindingList } from "./finding-list.tsx";
import { goToPage } from "./go-to-page.ts";
import { remember } from "./memory.ts";
import { pasteLine } from "./pasted.ts";
import type { Answers, FileChange, SiteFile } from "./protocol.ts";
import { languageName, say, start } from "./say.ts";

/** Milliseconds without a key after which the server says what would come of it. */
const pause = 300;

/** What a new file can be. */
const kinds = ["page", "sections", "case", "post", "product"];

const saidOf = {
  ...{ create: say("created"), rename: say("renamed"), delete: say("deleted") },
  ...{ translate: say("added"), addLanguage: say("added"), removeLanguage: say("deleted") },
};

/** Asks for the name of a page, product or post, and says what would come of a change before it is made. */
export function FileForm({ file }: { file?: SiteFile }) {
  const id = useId();
  const [change, setChange] = useState<FileChange>();
  /** The address that somebody has typed. */
  const [address, setAddress] = useState("");
  const [plan, setPlan] = useState<Answers["file"]>();
  const [fault, setFault] = useState<string | Error>("");
  const { key = "", name = "", hash = "", isRequired = false, missing = [] } = file ?? {};
  const isDeleting = change?.action === "delete";
  const common = { what: key, links: [], hash, from: start.page };

  useEffect(() => {
    // The address stays while a title is typed.
    if (change?.action !== "create") setPlan(undefined);
    setFault("");
    if (!change) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () =>
        ask("file", { ...change, isTrial: true }, abort.signal).then(
          setPlan,
          (error: Error) => abort.signal.aborted || setFault(error),
        ),
      pause,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [change]);

  async function apply(change: FileChange) {
    remember({ said: say("moment") });
    try {
      const { path, place } = await ask("file", { ...change, isTrial: false });
      const hasGaps = /create|translate/.test(change.action);
      const isLeft = change.action !== "delete" || start.page.endsWith(key);
      await goToPage(isLeft ? path : undefined, {
        ...{ said: saidOf[change.action], canUndo: true },
        ...(hasGaps && { view: "list", filter: "todo", focus: place }),
      });
    } catch (error) {
      remember({ said: "" });
      setFault(error as Error);
    }
  }
  return (
    <form
      className="change"
      aria-label={file?.title ?? say("newFile")}
      onChange={({ currentTarget }) => {
        const data = new FormData(currentTarget);
        const shown = `${data.get("name") ?? ""}`;
        const typed = shown === plan?.name ? address : shown;
        setAddress(typed);
        const [what, title] = [`${data.get("what") ?? key}`, `${data.get("title")}`.trim()];
        const links = data.getAll("links").map(String);
        const action = file ? "rename" : "create";
        const isNew = title !== "" && title !== name;
        setChange(isNew ? { ...common, action, what, title, links, name: typed } : undefined);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (change && !isDeleting) apply(change);
      }}
    >
      {!file && (
        <select name="what" aria-label={say("newFileKind")}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {say(`fileKinds.${kind}`)}
            </option>
          ))}
        </select>
      )}
      {isRequired ? (
        <p className="note">{say("requiredPage")}</p>
      ) : (
        <>
          <label htmlFor={id}>{say(file ? "newName" : "title")}</label>
          <input id={id} name="title" defaultValue={name} dir="auto" onPaste={pasteLine} />
        </>
      )}
      {!file && change && change.what !== "product" && (
        <label>
          {say("address")}
          <input name="name" value={address || (plan?.name ?? "")} onChange={() => {}} />
        </label>
      )}
      {(file ? [] : ["header", "footer"]).map((place) => (
        <label key={place}>
          <input type="checkbox" name="links" value={place} /> {say(`linkIn.${place}`)}
        </label>
      ))}
      <p role="status" id={`${id}-plan`}>
        {plan?.summary.map(({ word, slots }) => say(word, slots)).join(" ")}
        {!change && !isRequired && say(file ? "writeName" : "writeTitle")}
      </p>
      <FindingList id={`${id}-findings`} findings={plan?.findings ?? []} onFix={undefined} />
      {fault && <Fault of={fault} />}
      {!isRequired && !isDeleting && (
        <button type="submit" aria-disabled={!change} aria-describedby={`${id}-plan`}>
          {say(file ? "rename" : "create")}
        </button>
      )}
      {file && !isRequired && (
        <button
          type="button"
          onClick={() =>
            isDeleting && plan
              ? apply(change)
              : setChange({ ...common, action: "delete", title: name })
          }
        >
          {say(isDeleting && plan ? "deleteIt" : "delete")}
        </button>
      )}
      {missing.map((tag) => (
        <button
          key={tag}
          type="button"
          onClick={() => apply({ ...common, action: "translate", title: tag })}
        >
          {say("addIn", { language: languageName(tag) })}
        </button>
      ))}
    </form>
  );
}
