import { FailedRequest } from "./ask.ts";
import { english } from "./panel-words.ts";

/** Why something was not done. */
export function FaultNotice({ of }: { of: string | Error }) {
  const isEnglish = of instanceof FailedRequest && of.isEnglish;
  return (
    <p role="alert" className="fault" {...(isEnglish && english)}>
      {of instanceof Error ? of.message : of}
    </p>
  );
}
