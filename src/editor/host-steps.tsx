import { useId, useState } from "react";
import { ask } from "./ask.ts";
import { FaultNotice } from "./fault-notice.tsx";
import { say } from "./panel-words.ts";
import type { Repository } from "./publish-protocol.ts";

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
        {say("refusals.noGit")} {program}
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
      <p>{say("publishing.noHost")}</p>
      <ol>
        <li>
          {say("publishing.makeRepository", { name: folder })} {linkTo("GitHub", create)}
        </li>
        <li>{say("publishing.choosePages")}</li>
        <li>
          {say("publishing.signIn")} {program}
        </li>
        <li>
          {say("publishing.copyAddress")}
          <label htmlFor={id}>{say("address")}</label>
          <input
            {...{ id, name: "address", required: true, dir: "ltr", inputMode: "url" }}
            placeholder={`https://github.com/…/${folder}.git`}
          />
        </li>
      </ol>
      {fault && <FaultNotice of={fault} />}
      <button type="submit">{say("publishing.connect")}</button>
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
