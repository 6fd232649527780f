import { useEffect, useId, useState } from "react";
import { ask } from "./ask.ts";
import { Fault } from "./fault.tsx";
import { FindingList } from "./finding-list.tsx";
import { goToPage } from "./go-to-page.ts";
import { remember } from "./memory.ts";
import type { Answers, FileChange, SiteFile } from "./protocol.ts";
import { say, start } from "./say.ts";

/** Milliseconds without a key after which the server says what would come of it. */
const pause = 300;

const saidOf = { create: say("created"), rename: say("renamed"), delete: say("deleted") };

/** Asks for the name of a page, product or post, and says what would come of a change before it is made. */
export function FileForm({ file, layouts = [] }: { file?: SiteFile; layouts?: readonly string[] }) {
  const id = useId();
  const [change, setChange] = useState<FileChange>();
  const [plan, setPlan] = useState<Answers["file"]>();
  const [fault, setFault] = useState<string | Error>("");
  const { key = "", name = "", hash = "" } = file ?? {};
  const mayDelete = plan && change?.action === "delete";

  useEffect(() => {
    setPlan(undefined);
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

  async function apply() {
    if (!change) return;
    try {
      const { path } = await ask("file", { ...change, isTrial: false });
      const said = saidOf[change.action];
      remember({ said, canUndo: true, ...(!file && { view: "list", filter: "todo" }) });
      if (path && (change.action !== "delete" || start.page.endsWith(key))) goToPage(path);
    } catch (error) {
      setFault(error as Error);
    }
  }
  return (
    <form
      className="change"
      aria-label={file?.title ?? say("newFile")}
      onChange={({ currentTarget }) => {
        const data = new FormData(currentTarget);
        const [what, title] = [`${data.get("what") ?? key}`, `${data.get("title")}`.trim()];
        const links = data.getAll("links").map(String);
        const action = file ? "rename" : "create";
        const isNew = title !== "" && title !== name;
        setChange(isNew ? { action, what, title, links, hash } : undefined);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (change?.action !== "delete") apply();
      }}
    >
      {!file && (
        <select name="what" aria-label={say("newFileKind")}>
          <option value="page">{say("page")}</option>
          {layouts.map((layout) => (
            <option key={layout} value={layout}>
              {say("pageOf", { layout })}
            </option>
          ))}
          <option value="post">{say("post")}</option>
          <option value="product">{say("product")}</option>
        </select>
      )}
      <label htmlFor={id}>{say(file ? "newName" : "title")}</label>
      <input id={id} name="title" defaultValue={name} dir="auto" />
      {(file ? [] : ["header", "footer"]).map((place) => (
        <label key={place}>
          <input type="checkbox" name="links" value={place} /> {say(`linkIn.${place}`)}
        </label>
      ))}
      <p role="status">{plan?.summary.map(({ word, slots }) => say(word, slots)).join(" ")}</p>
      <FindingList id={`${id}-findings`} findings={plan?.findings ?? []} onFix={undefined} />
      {fault && <Fault of={fault} />}
      <button type="submit" aria-disabled={!change || change.action === "delete"}>
        {say(file ? "rename" : "create")}
      </button>
      {file && (
        <button
          type="button"
          onClick={() =>
            mayDelete
              ? apply()
              : setChange({ action: "delete", what: key, title: name, links: [], hash })
          }
        >
          {say(mayDelete ? "deleteIt" : "delete")}
        </button>
      )}
    </form>
  );
}
