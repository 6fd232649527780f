import { useEffect, useLayoutEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { PageList } from "./files/page-list.tsx";
import { Settings } from "./files/settings.tsx";
import { NewSection } from "./form/new-section.tsx";
import { keepInPlace } from "./page/keep-in-place.ts";
import { focusText } from "./page/page-texts.ts";
import { shortLabel } from "./protocol/text-names.ts";
import { PublishView } from "./publish/publish-view.tsx";
import { ask, FailedRequest } from "./state/ask.ts";
import { inTurn } from "./state/in-turn.ts";
import { remember, rememberFault } from "./state/memory.ts";
import { english, panelWord } from "./state/panel-words.ts";
import type { Drafts } from "./state/text-drafts.ts";
import { useMemory } from "./state/use-memory.ts";
import { MatchingTexts } from "./text/matching-texts.tsx";
import { PageTextList } from "./text/page-text-list.tsx";
import { SectionPlaces } from "./text/section-places.tsx";
import { TextWriter } from "./text/text-writer.tsx";
import { TypedValue } from "./text/typed-value.tsx";
import { FaultNotice } from "./view/fault-notice.tsx";
import { goToPage } from "./view/go-to-page.ts";
import { closeText, goToView } from "./view/go-to-view.ts";
import { keepFocus } from "./view/keep-focus.ts";
import { PanelIcon } from "./view/panel-icon.tsx";
import { refresh, useFiles } from "./view/use-files.ts";
import { WordButton } from "./view/word-button.tsx";

/** The words after a step, and those that name what it changed. */
const stepWords = {
  undo: { plain: "undone", named: "undoneNamed" },
  redo: { plain: "redone", named: "redoneNamed" },
};

/** The views between which somebody goes at any time; each of the others leads back to the texts. */
const tabs = [
  ["list", "filters.texts"],
  ["pages", "pages"],
  ["settings", "settings"],
] as const;

/** Milliseconds for which the page says what was done, once the panel is closed. */
const readable = 20_000;

/** What is to be done in the whole site, or typed and not saved; nothing where all is done. */
function whatIsOpen(left: number, drafts: Drafts): string | false {
  if (left > 0) return panelWord("todo", { n: left });
  return Object.keys(drafts).length > 0 && panelWord("draft");
}

/** Shows the panel as the tab remembers it. */
export function mountPanel(container: HTMLElement, opener: HTMLElement): void {
  keepFocus(container.getRootNode() as ShadowRoot);
  createRoot(container).render(<Panel opener={opener} />);
}

/**
 * The list of a page's texts, or one of them, next to the page. It is not modal, so that the page can be read meanwhile.
 *
 * @param opener The button of the page that opens the list.
 */
function Panel({ opener }: { opener: HTMLElement }) {
  const { view, places, opened, said, isEnglish, canUndo, blocked, focus, drafts } = useMemory();
  const isOpen = view !== "closed";
  const [place = ""] = places;
  const { answer, fault } = useFiles();
  /** Where the window was before the panel opened, and after that. */
  const scrolled = useRef({ before: 0, after: -1 });
  // In the frame that shows the panel, which would cover words in one before.
  useLayoutEffect(() => {
    const before = scrollY;
    keepInPlace(() => document.documentElement.toggleAttribute("data-writing", isOpen));
    // What was kept in place may stand elsewhere in its text now.
    if (!isOpen && before === scrolled.current.after)
      scrollTo({ top: scrolled.current.before, behavior: "instant" });
    scrolled.current = { before, after: scrollY };
    opener.hidden = isOpen;
  }, [isOpen, opener]);
  /** Where the part below the panel's messages began. */
  const top = useRef(0);
  // Browsers do not scroll to a focus that is pushed out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message pushes it.
  useLayoutEffect(() => {
    const root = opener.getRootNode() as ShadowRoot;
    const before = top.current;
    const body = root.querySelector(".body")?.getBoundingClientRect();
    top.current = body?.top ?? 0;
    // A foot may stand below it.
    const end = Math.min(innerHeight, body?.bottom ?? innerHeight);
    const { bottom = 0 } = root.activeElement?.getBoundingClientRect() ?? {};
    if (bottom > end && bottom + before - top.current < end + 1)
      root.activeElement?.scrollIntoView({ block: "nearest" });
  }, [said, fault]);
  useEffect(() => {
    if (isOpen || !said || !canUndo) return;
    const timer = setTimeout(() => remember({ said: "", canUndo }), readable);
    return () => clearTimeout(timer);
  }, [isOpen, said, canUndo]);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && !(focus && focusText(focus))) opener.focus();
    wasOpen.current = isOpen;
  }, [isOpen, focus, opener]);

  const [first] = answer?.files ?? [];
  const file = answer?.files.find(({ texts }) => texts.some((one) => one.place === place));
  const text = file?.texts.find((one) => one.place === place);

  /** Takes back or does again what was done last, once what is being done is. */
  const applyStep = (name: "undo" | "redo") => inTurn(Symbol(name), () => stepTo(name));
  async function stepTo(name: "undo" | "redo") {
    const words = stepWords[name];
    try {
      const { place, what, path } = await ask(name, {});
      const said = what
        ? panelWord(words.named, { what: shortLabel(what) })
        : panelWord(words.plain);
      await goToPage(path, { said, focus: place });
      if (!isOpen && !focusText(place)) opener.focus();
    } catch (error) {
      rememberFault(error);
      if (error instanceof FailedRequest && error.word === "stepChanged")
        remember({ blocked: name });
    }
  }
  const steps = useRef<HTMLSpanElement>(null);
  /** Leaves out a step that keeps others back. Its button goes, and the next step has the focus. */
  const leaveOut = (name: "undo" | "redo") =>
    inTurn("leave out", async () => {
      const [undo = opener, redo = opener] = steps.current?.querySelectorAll("button") ?? [];
      (name === "undo" ? undo : redo).focus();
      try {
        await ask(name, { isLeftOut: true });
        await refresh({ said: panelWord("stepLeftOut") });
      } catch (error) {
        rememberFault(error);
      }
    });

  const undoLast = canUndo && (
    <WordButton word="undo" className="undo" onClick={() => applyStep("undo")} />
  );
  const leaveItOut = blocked && (
    <WordButton word="leaveStepOut" className="undo" onClick={() => leaveOut(blocked)} />
  );
  if (!isOpen) return undoLast || leaveItOut;
  const isTab = tabs.some(([name]) => name === view);
  const publish = <WordButton word="publish" onClick={() => goToView("publish")} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves from every control in it.
    <div
      className="panel"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        closeText();
      }}
    >
      <div className="bar">
        {isTab ? (
          <>
            <strong>{panelWord("name")}</strong>
            <div className="tabs">
              {tabs.map(([name, word]) => (
                <button
                  key={name}
                  type="button"
                  aria-current={view === name}
                  title={panelWord(word)}
                  onClick={() => goToView(name)}
                >
                  <PanelIcon name={name} />
                  <span>{panelWord(word)}</span>
                </button>
              ))}
            </div>
          </>
        ) : (
          <button type="button" onClick={() => goToView("list")}>
            <PanelIcon name="back" />
            {panelWord(tabs[0][1])}
          </button>
        )}
        {!isTab && view !== "publish" && publish}
        <span ref={steps} className="last">
          {(["undo", "redo"] as const).map((name) => (
            <WordButton
              key={name}
              word={name}
              sign={<PanelIcon name={name} />}
              aria-disabled={answer?.[name] === 0}
              onClick={() =>
                // Before there is an answer, the server says whether there is a step.
                answer?.[name] === 0
                  ? remember({ said: panelWord("refusals.nothingMore") })
                  : applyStep(name)
              }
            />
          ))}
          <WordButton
            word="close"
            sign={<PanelIcon name="close" />}
            onClick={() => goToView("closed")}
          />
        </span>
      </div>
      {said && (
        <p className="said" {...(isEnglish && english)}>
          {said}
        </p>
      )}
      {leaveItOut}
      {fault && <FaultNotice of={fault} />}
      {!fault && (view === "text" ? !text && answer?.place !== place : !answer) && (
        <p className="body">{panelWord("moment")}</p>
      )}
      {answer?.isReadOnly && <FaultNotice of={panelWord("refusals.readOnly")} />}
      {answer && view === "list" && <PageTextList files={answer.files} current={focus} />}
      {answer && view === "section" && <NewSection key={place} after={place} />}
      {answer && view === "pages" && <PageList {...answer} current={focus} />}
      {answer && view === "publish" && !answer.isReadOnly && <PublishView {...answer} />}
      {answer && view === "settings" && <Settings key={opened} languages={answer.languages} />}
      {answer && view === "choice" && <MatchingTexts places={places} files={answer.files} />}
      {view === "text" && text && file && (
        <TextWriter key={opened} {...{ text, file }} others={places.slice(1)} />
      )}
      {first && !answer?.isReadOnly && (view === "list" || view === "text") && (
        <SectionPlaces file={first} />
      )}
      {view === "text" && answer?.place === place && !text && <TypedValue place={place} />}
      {isTab && (
        <div className="save foot">
          {publish}
          <span className="last note">{answer && whatIsOpen(answer.left, drafts)}</span>
        </div>
      )}
    </div>
  );
}
