import { toWrite } from "../../../words/fault.ts";
import { say } from "../../../words/say.ts";
import { refineWith } from "./add-fault.ts";
import { withFacts } from "./field-facts.ts";
import { term } from "./primitives.ts";

/**
 * The name of a file of the owner's, in `content/files/`.
 *
 * @param ending what its name ends in.
 * @param wanted such a name.
 * @param why The id of the message that says why its name ends so.
 */
export function ownFile(ending: RegExp, wanted: string, why = "") {
  const field = term().check(
    refineWith((name) => {
      if (/\S/.test(name) && !/[\\/]/.test(name) && ending.test(name)) return undefined;
      const [own] = /(?<![^\\/])[^\\/]+$/.exec(name) ?? [];
      if (own && own !== name && ending.test(own)) return toWrite(own);
      const write = say("pictures.file", { example: wanted });
      return why && /.\.\w+$/.test(name) ? `${say(why)}\n${write}` : write;
    }),
  );
  return withFacts(field, { isFile: true });
}

/** What the build adds to a section of downloads: what each file is, such as "PDF, 1.2 MB, pages: 12". */
export interface RenderedFiles {
  facts: readonly string[];
}
