import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import type { BothVersions, PublishAnswers } from "../protocol/publish-protocol.ts";
import { ask, FailedRequest } from "../state/ask.ts";
import { remember } from "../state/memory.ts";
import { panelStart } from "../state/panel-start.ts";
import { panelWord } from "../state/panel-words.ts";
import { FaultNotice } from "../view/fault-notice.tsx";
import { WordButton } from "../view/word-button.tsx";
import { BuildProgress, ChangedPages } from "./build-preview.tsx";
import { FailedBuildNote } from "./failed-build.tsx";
import { HostSteps } from "./host-steps.tsx";

/** Milliseconds between two questions whether the address shows the new version, and how often that is asked. */
const arrival = { pause: 10_000, times: 60 };

const saidOf = {
  ...{ published: panelWord("publishing.onItsWay"), nothing: panelWord("publishing.nothing") },
  both: panelWord("publishing.both"),
  proposed: panelWord("publishing.proposed"),
  takenBack: panelWord("publishing.takenBack"),
};

interface PublishFormProps {
  isFinished: boolean;
  /** Called where what is here was found wrong, which others' changes may have become. */
  onJudged: () => void;
}

/** What visitors would see, and the button that publishes it. */
export function PublishForm({ isFinished, onJudged }: PublishFormProps) {
  const id = useId();
  const [prepared, setPrepared] = useState<PublishAnswers["prepare"]>();
  const [done, setDone] = useState<PublishAnswers["publish"]>();
  const [fault, setFault] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const prepare = useCallback(async () => {
    setBusy(true);
    setDone(undefined);
    setFault(undefined);
    try {
      setPrepared(await ask("prepare", {}));
    } catch (error) {
      setFault(error as Error);
    }
    setBusy(false);
  }, []);
  useEffect(() => {
    if (isFinished) prepare();
  }, [isFinished, prepare]);

  async function publish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const textOf = (name: string) => `${data.get(name) ?? ""}`;
    const choices = both.map(({ file }) => [file, textOf(file) as "mine" | "theirs"] as const);
    setBusy(true);
    setFault(undefined);
    remember({ said: panelWord("moment") });
    try {
      const answer = await ask("publish", {
        message: textOf("message"),
        ...(author && { author: { name: textOf("author"), email: textOf("email") } }),
        choices: Object.fromEntries(choices),
      });
      finish(answer);
    } catch (error) {
      remember({ said: "" });
      setFault(error as FailedRequest);
      const { word = "" } = error as FailedRequest;
      if (/^(?:unfinished|mergedWrong)$/.test(word)) {
        onJudged();
        await ask("prepare", {}).then(setPrepared, () => {});
      }
    }
    setBusy(false);
  }

  function finish(answer: PublishAnswers["publish"]) {
    setDone(answer);
    remember({ said: saidOf[answer.state] });
    if (answer.state === "both") return;
    // What was prepared is done.
    setPrepared(undefined);
    heading.current?.focus();
  }

  const { repository, isFirst, titles = [], faults = [], remarks = [] } = prepared ?? {};
  const { changed = [], added = [], isAhead, author, branch, hostBranch } = repository ?? {};
  const both: readonly BothVersions[] =
    (done?.state === "both" && done.both) || repository?.both || [];
  const ignored = added.filter(({ file, pattern }) => pattern && changed.includes(file));
  const isSent = done !== undefined && done.state !== "both";
  const hasChanges = changed.length > 0 || isAhead === true;
  const isReady = isFinished && faults.length === 0;
  const names = titles.length > 0 ? titles : [panelWord("settings")];
  const files = names.length > 3 ? `${names.slice(0, 3).join(", ")} …` : names.join(", ");
  const proposal = isFirst
    ? panelWord("publishing.firstProposal")
    : panelWord("publishing.proposal", { files });
  const isHosted = repository?.state === "ready";
  return (
    <section aria-labelledby={`${id}-heading`} className="publish">
      <h3 id={`${id}-heading`} ref={heading} tabIndex={-1}>
        {panelWord("publish")}
      </h3>
      <BuildProgress isBusy={isBusy} />
      {fault && <FaultNotice of={fault} />}
      {prepared?.failed && !isSent && (
        <>
          <p>{panelWord("publishing.hasFailed")}</p>
          <FailedBuildNote {...prepared.failed} onTakenBack={finish} />
        </>
      )}
      {prepared && !isSent && <ChangedPages {...prepared} />}
      <ul className="findings">
        {[...faults, ...remarks].map((words, index) => (
          <li key={words} lang="en" dir="ltr" data-severity={index < faults.length ? "error" : ""}>
            {words}
          </li>
        ))}
      </ul>
      {isHosted && !isSent && (
        <form className="change" onSubmit={publish}>
          {repository.fault && <FaultNotice of={new FailedRequest(0, repository.fault)} />}
          {branch && hostBranch && (
            <p className="note">
              {panelWord("publishing.otherBranch", { branch, shown: hostBranch })}
            </p>
          )}
          {ignored.length > 0 && (
            <>
              <p>{panelWord("publishing.added")}</p>
              <ul dir="ltr">
                {ignored.map(({ file, place, pattern }) => (
                  <li key={file}>
                    {file} <span className="note">{`${place}: ${pattern}`}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          {both.length > 0 && <p>{panelWord("publishing.both")}</p>}
          {both.map((one) => (
            <VersionChoice key={one.file} {...one} />
          ))}
          {!repository.fault && !hasChanges && <p>{panelWord("publishing.nothing")}</p>}
          {hasChanges && (
            <>
              {changed.length > 0 ? (
                <>
                  <label htmlFor={`${id}-message`}>{panelWord("publishing.message")}</label>
                  <textarea
                    id={`${id}-message`}
                    name="message"
                    required
                    rows={2}
                    dir="auto"
                    defaultValue={proposal}
                  />
                </>
              ) : (
                <input type="hidden" name="message" value={proposal} />
              )}
              {author &&
                (["author", "email"] as const).map((name) => (
                  <label key={name}>
                    {panelWord(`publishing.${name}`)}
                    <input
                      required
                      name={name}
                      type={name === "email" ? "email" : "text"}
                      defaultValue={name === "email" ? author.email : author.name}
                    />
                  </label>
                ))}
              <WordButton type="submit" word="publish" aria-disabled={isBusy} />
              {!isReady && !fault && <p className="note">{panelWord("refusals.unfinished")}</p>}
            </>
          )}
        </form>
      )}
      {repository && !isHosted && <HostSteps repository={repository} onConnected={prepare} />}
      {done && isSent && <Arrival key={done.state} {...done} onTakenBack={finish} />}
      <WordButton
        word="publishing.show"
        aria-disabled={isBusy}
        onClick={() => isBusy || prepare()}
      />
      {(prepared || isSent) && !panelStart.away && <SiteArchive />}
    </section>
  );
}

/** The run of the host and the site, and whether the site shows the new version. */
function Arrival({
  state,
  links,
  onTakenBack,
}: PublishAnswers["publish"] & { onTakenBack: (answer: PublishAnswers["takeBack"]) => void }) {
  const [{ isThere, failed }, setArrived] = useState<PublishAnswers["arrived"]>({ isThere: false });
  useEffect(() => {
    const gone = new AbortController();
    const askAgain = async (left: number) => {
      const answer = ask("arrived", {}, gone.signal);
      const now: PublishAnswers["arrived"] = await answer.catch(() => ({ isThere: false }));
      if (gone.signal.aborted) return;
      setArrived(now);
      if (!now.isThere && !now.failed && left > 0) setTimeout(askAgain, arrival.pause, left - 1);
    };
    askAgain(arrival.times);
    return () => gone.abort();
  }, []);
  return (
    <>
      <p role="status">
        {failed
          ? panelWord("publishing.hasFailed")
          : isThere && state !== "takenBack"
            ? panelWord("publishing.isThere")
            : saidOf[state]}
      </p>
      {failed && <FailedBuildNote {...failed} onTakenBack={onTakenBack} />}
      {(["run", "site"] as const).map(
        (name) =>
          links[name] &&
          !(name === "run" && failed) && (
            <p key={name}>
              <a href={links[name]} target="_blank" rel="noreferrer">
                {panelWord(`publishing.${name}`)}
              </a>
            </p>
          ),
      )}
    </>
  );
}

/** A file that the owner and somebody else have changed: the lines of each, and which version is kept. */
function VersionChoice({ file, ...lines }: BothVersions) {
  return (
    <fieldset>
      <legend dir="ltr">{file}</legend>
      {(["mine", "theirs"] as const).map((version) => (
        <div key={version}>
          <label>
            <input type="radio" required name={file} value={version} />{" "}
            {panelWord(`publishing.${version}`)}
          </label>
          <pre dir="auto">
            {lines[version].map((line, index) => {
              const Change = line.startsWith("-") ? "del" : "ins";
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same.
              return <Change key={index}>{`${line.slice(1)}\n`}</Change>;
            })}
          </pre>
        </div>
      ))}
    </fieldset>
  );
}

/** Milliseconds for which the browser can read the file. */
const readable = 60_000;

/** Downloads the whole site as one file, for a host that takes files. */
function SiteArchive() {
  const [fault, setFault] = useState<Error>();
  async function download() {
    setFault(undefined);
    try {
      const href = URL.createObjectURL((await ask("archive", {})) as Blob);
      Object.assign(document.createElement("a"), { href, download: "site.zip" }).click();
      setTimeout(() => URL.revokeObjectURL(href), readable);
    } catch (error) {
      setFault(error as Error);
    }
  }
  return (
    <>
      <p>{panelWord("publishing.otherHost")}</p>
      <WordButton word="publishing.download" onClick={download} />
      {fault && <FaultNotice of={fault} />}
    </>
  );
}
