import { useId, useState } from "react";
import type { Repository } from "../protocol/publish-protocol.ts";
import { ask } from "../state/ask.ts";
import { panelWord } from "../state/panel-words.ts";
import { FaultNotice } from "../view/fault-notice.tsx";

/** A program with windows for Git, which brings Git along. */
const program = linkTo("GitHub Desktop", "https://desktop.github.com");

interface HostStepsProps {
  repository: Repository;
  /** Called once the folder knows its host. */
  onConnected: () => void;
}

/** What to do, step by step, for a folder that has no host yet. GitHub comes first. */
export function HostSteps({ repository: { state, folder }, onConnected }: HostStepsProps) {
  const id = useId();
  const [fault, setFault] = useState<Error>();
  if (state === "noGit")
    return (
      <p>
        {panelWord("refusals.noGit")} {program}
      </p>
    );
  const create = `https://github.com/new?${new URLSearchParams({ name: folder })}`;
  return (
    <form
      className="change"
      onSubmit={async (event) => {
        event.preventDefault();
        setFault(undefined);
        const address = `${new FormData(event.currentTarget).get("address")}`;
        await ask("connect", { address }).then(onConnected, setFault);
      }}
    >
      <p>{panelWord("publishing.noHost")}</p>
      <ol>
        <li>
          {panelWord("publishing.makeRepository", { name: folder })} {linkTo("GitHub", create)}
        </li>
        <li>{panelWord("publishing.choosePages", { name: folder })}</li>
        <li>
          {panelWord("publishing.signIn")} {program}
        </li>
        <li>
          {panelWord("publishing.copyAddress")}
          <label htmlFor={id}>{panelWord("address")}</label>
          <input
            {...{ id, name: "address", required: true, dir: "ltr", inputMode: "url" }}
            placeholder={`https://github.com/…/${folder}.git`}
          />
        </li>
      </ol>
      {fault && <FaultNotice of={fault} />}
      <button type="submit">{panelWord("publishing.connect")}</button>
    </form>
  );
}

function linkTo(name: string, address: string) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
