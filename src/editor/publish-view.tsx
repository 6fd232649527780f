import { useCallback, useEffect, useRef, useState } from "react";
import { ask } from "./ask.ts";
import { onExchange } from "./exchange-page.ts";
import { Fault } from "./fault.tsx";
import { FindingList } from "./finding-list.tsx";
import { addressOf, goToPage } from "./go-to-page.ts";
import { mayTakeFocus } from "./memory.ts";
import { PublishForm } from "./publish-form.tsx";
import type { PublishAnswers, Step, TextToDo } from "./publish-protocol.ts";
import { say } from "./say.ts";
import { TextRow } from "./text-row.tsx";

/** What is to be done before the site is published, and the way to publish it. */
export function PublishView() {
  const [todo, setTodo] = useState<PublishAnswers["todo"]>();
  const [fault, setFault] = useState<Error>();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(() => void ask("todo", {}).then(setTodo, setFault), []);
  useEffect(() => {
    load();
    return onExchange(load);
  }, [load]);
  useEffect(() => {
    if (todo && mayTakeFocus() && !heading.current?.parentElement?.matches(":focus-within"))
      heading.current?.focus();
  }, [todo]);
  if (fault) return <Fault of={fault} />;
  if (!todo) return <p className="body">{say("moment")}</p>;
  const left = todo.steps.reduce((sum, step) => sum + step.left, 0);
  const next = todo.steps.find((step) => step.left > 0)?.name;
  return (
    <div className="body">
      <h3 ref={heading} tabIndex={-1}>
        {say("filters.todo")}
      </h3>
      <p className="note">{left > 0 ? say("todo", { n: left }) : doneSign}</p>
      {todo.steps.map((step) => (
        <StepOfSite key={step.name} {...{ step, isNext: step.name === next }} />
      ))}
      <PublishForm isFinished={todo.isFinished} />
    </div>
  );
}

/** Stands where nothing is left, which is what no number says. */
const doneSign = <span aria-hidden="true">✓</span>;

/** A part of the site, with its texts that are to be written or looked at. */
function StepOfSite({ step, isNext }: { step: Step; isNext: boolean }) {
  const { name, path, left, texts, findings } = step;
  const openText = ({ text: { place }, path }: TextToDo) =>
    goToPage(path, {
      ...{ view: "text", places: [place], isFromList: true, home: "publish", said: "" },
    });
  return (
    <details open={isNext}>
      <summary>
        {say(`steps.${name}`)}{" "}
        {left > 0 ? <span className="badge">{say("todo", { n: left })}</span> : doneSign}
      </summary>
      {path && <a href={addressOf(path)}>{say("showOnPage")}</a>}
      <ul className="rows">
        {texts.map((one) => (
          <li key={one.text.place}>
            <TextRow text={one.text} isFromList open={() => openText(one)} />
          </li>
        ))}
      </ul>
      <FindingList id={`${name}-findings`} findings={findings} onFix={undefined} />
    </details>
  );
}
