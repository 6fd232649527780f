import { Fragment } from "react";
import { useSite } from "../content/site-context.ts";
import { useIsolated } from "./use-isolated.ts";

/** The company's postal address, line by line. */
export function AddressLines() {
  return useSite().contact.address.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      <Line text={line} />
    </Fragment>
  ));
}

/** One line, set apart from the words around it: it may hold a place or a code of another script. */
function Line({ text }: { text: string }) {
  return useIsolated(text, "auto");
}
