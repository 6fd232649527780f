import { FailedRequest } from "../state/ask.ts";
import { english } from "../state/panel-words.ts";

/** Why something was not done, and below it what another program has said of that. */
export function FaultNotice({ of }: { of: string | Error }) {
  const { isEnglish, said } = of instanceof FailedRequest ? of : {};
  return (
    <>
      <p role="alert" className="fault" {...(isEnglish && english)}>
        {of instanceof Error ? of.message : of}
      </p>
      {said && <pre dir="auto">{said}</pre>}
    </>
  );
}
