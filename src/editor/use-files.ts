import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ask } from "./ask.ts";
import type { EditableFile } from "./editable-text.ts";
import { exchangeAll, onExchange } from "./exchange-page.ts";
import { rememberTitles } from "./labels.ts";
import { currentMemory, type Memory, moveDraftsWithTexts, remember } from "./memory.ts";
import { panelStart } from "./panel-words.ts";
import type { Answers } from "./protocol.ts";

/** The files as they were read last, and for which text. Answers can overtake each other. */
const latest = {
  ...{ asked: 0, answered: 0, place: undefined as string | undefined },
  ...{ files: [] as readonly EditableFile[], reading: Promise.resolve() },
};

/** The hash of a file as it was read last. */
export async function hashOf(file: string): Promise<string> {
  await latest.reading;
  return latest.files.find((one) => one.file === file)?.hash ?? "";
}

const nothing = () => ({});

/** What is to be remembered of some changes, unless somebody has gone elsewhere in the panel meanwhile. */
function changesOf({ opened, view }: Memory, changes: Partial<Memory>): Partial<Memory> {
  const now = currentMemory();
  if (now.opened === opened && now.view === view) return changes;
  const { places: _, view: __, focus: ___, ...others } = changes;
  return others;
}

/**
 * The files of the page, read again whenever they change.
 *
 * @param asked The place of a text that is written, or empty; undefined while the panel is closed.
 */
export function useFiles(asked: string | undefined) {
  const [answer, setAnswer] = useState<Answers["list"] & { place: string }>();
  const [fault, setFault] = useState<Error>();
  /** Reads the files; once the page is exchanged, remembers something together with what they say. */
  const read = useCallback(
    (place: string, due: () => Partial<Memory>, exchanged?: Promise<unknown>) => {
      latest.asked += 1;
      latest.place = place;
      const { asked: turn } = latest;
      latest.reading = (async () => {
        try {
          const found = await ask("list", { page: panelStart.page, place });
          await exchanged;
          // At once, so that no field goes before the next is there.
          flushSync(() => {
            if (turn > latest.answered) {
              rememberTitles(found.siteFiles);
              moveDraftsWithTexts(found.files, latest.files);
              setAnswer({ ...found, place });
              setFault(undefined);
              Object.assign(latest, { files: found.files, answered: turn });
            }
            remember(due());
          });
        } catch (error) {
          setFault(error as Error);
          remember(due());
        }
      })();
      return latest.reading;
    },
    [],
  );

  const forget = useCallback(() => {
    Object.assign(latest, { place: undefined, files: [] });
    setAnswer(undefined);
  }, []);

  useEffect(() => {
    if (asked !== undefined && latest.place !== asked) read(asked, nothing);
  }, [asked, read]);
  const follow = useCallback(
    () => (asked === undefined ? forget() : read(asked, nothing)),
    [asked, read, forget],
  );
  useEffect(() => onExchange(follow), [follow]);

  /** Shows what this tab has written, on the page and in the files, and remembers something with it. */
  async function refresh(changes: Partial<Memory> = {}): Promise<void> {
    const was = currentMemory();
    const { view, places } = { ...was, ...changes };
    const exchanged = exchangeAll(undefined, follow);
    const due = () => changesOf(was, changes);
    if (view !== "closed") return read((view === "text" && places[0]) || "", due, exchanged);
    forget();
    await exchanged;
    remember(due());
  }

  return { answer, fault, refresh };
}
