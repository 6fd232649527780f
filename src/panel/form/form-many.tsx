import { useState } from "react";
import type { FormPart } from "../protocol/form-protocol.ts";
import { type Answers, mostPictureBytes } from "../protocol/protocol.ts";
import type { EntryChange } from "../protocol/requests.ts";
import { shortLabel } from "../protocol/text-names.ts";
import { ask, FailedRequest } from "../state/ask.ts";
import { inTurn } from "../state/in-turn.ts";
import { remember, rememberFault } from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { useAsking } from "../view/use-typing.ts";
import { WordButton } from "../view/word-button.tsx";
import { FileField } from "./file-field.tsx";
import { useShared } from "./form-context.ts";
import { nameFromFile } from "./name-from-file.ts";
import { RowsField } from "./rows-field.tsx";

/** Adds several entries to a list at once: one for each of some pictures, or for each row of a spreadsheet. */
export function AddMany({ list }: { list: FormPart }) {
  const { columns = [], blanks = [] } = list;
  if (columns.length < 2 || blanks.length !== 1) return null;
  return (
    <>
      {columns.some((one) => one.isPicture) && <AddPictures list={list} />}
      <AddRows list={list} />
    </>
  );
}

/** Several are added where one is, and none of them has the text that is written next. */
const stays = { stays: true };

const adding = ({ parts = [] }: FormPart, rows: string): EntryChange => {
  return { action: "add", index: parts.length, values: { "": rows } };
};

function AddPictures({ list }: { list: FormPart }) {
  const { place, columns = [] } = list;
  const { form, focusAt } = useShared();
  const picture = columns.find((one) => one.isPicture);
  const name = columns.find(({ at }) => at === "/name");
  /** Puts pictures until one is refused, and returns their rows, and why. */
  async function put(files: readonly File[]) {
    const rows: string[][] = [];
    let fault: unknown;
    try {
      for (const [n, file] of files.entries()) {
        remember({ said: panelWord("putting", { n: n + 1, m: files.length }) });
        if (file.size > mostPictureBytes) throw new FailedRequest(413, { word: "largePicture" });
        const asked = { place, name: file.name.slice(-200), isPicture: true };
        const { file: named } = await ask("put", asked, undefined, file);
        rows.push([named, ...(name ? [nameFromFile(file.name)] : [])]);
      }
    } catch (error) {
      fault = error;
    }
    return { rows, fault };
  }
  async function add(files: readonly File[]) {
    const { rows, fault } = await inTurn(Symbol(), () => put(files));
    const heads = [picture?.at ?? "", ...(name ? [name.at] : [])];
    const copied = [heads, ...rows].map((row) => row.join("\t")).join("\n");
    const done = rows.length > 0 && (await form.change(place, adding(list, copied), stays));
    if (done) focusAt(`${done.list}/${done.index} entry`);
    // Said last, as the others are there.
    if (fault) rememberFault(fault);
  }
  return (
    <div className="field">
      <FileField
        word="choosePictures"
        there={`${list.parts?.length}`}
        take={(_, all) => all.length > 0 && add(all)}
        {...{ multiple: true, accept: "image/*" }}
      />
    </div>
  );
}

/** Takes rows that were copied in a spreadsheet, and shows what becomes of them before they are written. */
function AddRows({ list }: { list: FormPart }) {
  const { place, columns = [] } = list;
  const { form, focusAt } = useShared();
  const [isBegun, setBegun] = useState(false);
  const [rows, setRows] = useState("");
  const [tried, setTried] = useState<Answers["change"]>();
  const [fault, setFault] = useState<Error | "">("");
  const change = adding(list, rows);
  const state = `${rows.trim() && JSON.stringify(change)}`;
  useAsking(
    state,
    async (signal) => setTried(state ? await form.tryOut(place, change, signal) : undefined),
    setFault,
  );
  const { findings = [], rows: shown } = tried ?? {};
  const names = columns.filter((one) => !one.isPicture).map(({ name }) => shortLabel(name));
  const end = () => {
    setRows("");
    setTried(undefined);
    setBegun(false);
    focusAt(`${place} rows`);
  };
  const button = (
    <p className="missing">
      <WordButton
        word="addRows"
        isPlain
        data-at={`${place} rows`}
        aria-expanded={isBegun}
        onClick={() => {
          setBegun(!isBegun);
          focusAt(isBegun ? `${place} rows` : `${place} copied`);
        }}
      />
    </p>
  );
  if (!isBegun) return button;
  return (
    <>
      {button}
      <RowsField
        {...{ at: place, names, rows, setRows, shown, findings, fault, end }}
        add={async () => {
          const done = await form.change(place, change, stays);
          if (!done) return;
          end();
          focusAt(`${done.list}/${done.index} entry`);
        }}
      />
    </>
  );
}
