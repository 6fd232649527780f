import { wholeAddress } from "./go-to-page.ts";
import { english, panelWord } from "./panel-words.ts";
import type { PublishAnswers } from "./publish-protocol.ts";

/** The pages that visitors will see otherwise than now. */
export function ChangedPages({ pages, isFirst }: PublishAnswers["prepare"]) {
  if (!pages) return null;
  if (isFirst) return <p>{panelWord("publishing.first")}</p>;
  if (pages.length === 0) return <p>{panelWord("publishing.same")}</p>;
  return (
    <ul>
      {pages.map(({ file, kind, what, path }) => (
        <li key={file}>
          <span className="badge">{panelWord(`pageChanges.${kind}`)}</span>{" "}
          {kind === "gone" ? <bdi>{path}</bdi> : <a href={wholeAddress(path)}>{path}</a>}{" "}
          <span className="note" {...english}>
            {what.join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
