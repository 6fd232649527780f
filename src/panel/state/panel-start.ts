import { type Start, startId } from "../protocol/protocol.ts";

/** What the document says to the panel. */
export const panelStart: Start = JSON.parse(document.getElementById(startId)?.textContent ?? "{}");
