import { type FileFacts, readCaptions } from "../../../src/engine/site/index.ts";
import { lazy } from "../../../src/words/memoize.ts";
import { keptSvg } from "./clean-svg.ts";
import { filmFault, type ReadBytes } from "./film-facts.ts";
import { pdfFacts } from "./pdf-facts.ts";
import { pictureFacts } from "./picture-facts.ts";
import { mostToSearch, secretIn } from "./secret.ts";

/** The facts of a file, by its name and its bytes. */
export function readFacts(name: string, bytes: number, read: ReadBytes): FileFacts {
  const whole = () => read(0, bytes);
  const isSearched = bytes <= mostToSearch;
  return {
    bytes,
    start: lazy(() => read(0, 1024).toString("latin1")),
    picture: lazy(() => pictureFacts(whole())),
    drawing: lazy(() => keptSvg(whole())),
    pdf: lazy(() => (isSearched ? pdfFacts(whole()) : undefined)),
    film: lazy(() => filmFault(read, bytes)),
    captions: lazy(() => readCaptions(`${whole()}`)),
    secret: lazy(() => (isSearched ? secretIn(name, whole) : undefined)),
  };
}
