import { Fragment, useEffect, useState } from "react";
import { groupedBy } from "../../words/grouped-by.ts";
import type { ChangedPage, PublishAnswers } from "../protocol/publish-protocol.ts";
import { ask } from "../state/ask.ts";
import { english, panelWord } from "../state/panel-words.ts";
import { wholeAddress } from "../view/go-to-page.ts";

/** Milliseconds between two questions how far a build is. */
const progressPause = 1000;

/** How far the build is, while one is waited for. Only its stage is announced, in a live region that stays. */
export function BuildProgress({ isBusy }: { isBusy: boolean }) {
  const [{ stage, ready, done, total }, setProgress] = useState<PublishAnswers["progress"]>({});
  useEffect(() => {
    if (!isBusy) return;
    setProgress({});
    const timer = setInterval(() => {
      ask("progress", {}).then(setProgress, () => {});
    }, progressPause);
    return () => clearInterval(timer);
  }, [isBusy]);
  return (
    <>
      <p role="status">{isBusy && (stage ?? panelWord("moment"))}</p>
      {isBusy && stage && (
        <p className="note" {...english}>
          <progress aria-label={stage} value={done} max={total} /> {ready}
        </p>
      )}
    </>
  );
}

/** The pages that visitors will see otherwise than now, those with the same difference together. */
export function ChangedPages({ pages, isFirst }: PublishAnswers["prepare"]) {
  if (!pages) return null;
  if (isFirst) return <p>{panelWord("publishing.first")}</p>;
  if (pages.length === 0) return <p>{panelWord("publishing.same")}</p>;
  const alike = groupedBy(pages, ({ kind, what }) => [kind, ...what].join("\n"));
  return (
    <ul>
      {[...alike].map(([key, pages]) => (
        <li key={key}>
          <PagesAlike pages={pages} />
        </li>
      ))}
    </ul>
  );
}

/** The most pages that are listed before they are folded away. */
const mostListed = 3;

/** Pages with the same difference, and what that is. */
function PagesAlike({ pages }: { pages: readonly ChangedPage[] }) {
  const [{ kind, what } = { kind: "changed", what: [] }] = pages;
  const list = pages.map(({ file, path }) => (
    <Fragment key={file}>
      {kind === "gone" ? <bdi>{path}</bdi> : <a href={wholeAddress(path)}>{path}</a>}{" "}
    </Fragment>
  ));
  return (
    <>
      <span className="badge">{panelWord(`pageChanges.${kind}`)}</span>{" "}
      {list.length <= mostListed && list}
      <span className="note" {...english}>
        {what.join(", ")}
      </span>
      {list.length > mostListed && (
        <details>
          <summary>{panelWord("publishing.pages", { n: list.length })}</summary>
          {list}
        </details>
      )}
    </>
  );
}
