import { RequestError } from "./ask.ts";
import { english } from "./say.ts";

/** Why something was not done. */
export function Fault({ of }: { of: string | Error }) {
  const isEnglish = of instanceof RequestError && of.isEnglish;
  return (
    <p role="alert" className="fault" {...(isEnglish && english)}>
      {of instanceof Error ? of.message : of}
    </p>
  );
}
