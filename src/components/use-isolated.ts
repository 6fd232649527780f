import { createElement, type ReactElement } from "react";
import { type OwnDirection, useOwnDirection } from "../content/own-direction.ts";

/** A text set apart from the words around it (`bdi`), where the site runs from right to left. */
export function useIsolated(text: string, direction: OwnDirection): string | ReactElement {
  const dir = useOwnDirection(direction, text);
  return dir ? createElement("bdi", { dir }, text) : text;
}
