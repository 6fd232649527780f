import { createElement, Fragment, type ReactNode } from "react";
import { partsOf } from "../content/template.ts";

/** A template of the content whose slots may hold elements, such as a link. */
interface FilledTextProps {
  template: string;
  slots: Readonly<Record<string, ReactNode>>;
}

export function FilledText({ template, slots }: FilledTextProps) {
  const nodes: ReactNode[] = [];
  for (const { text, slot } of partsOf(template))
    for (const node of slot === undefined ? [text] : [text, slots[slot]]) {
      const last = nodes.at(-1);
      // Texts in a row become one, which a screen reader says in one breath.
      if (typeof node === "string" && typeof last === "string") nodes.splice(-1, 1, last + node);
      else nodes.push(node);
    }
  return createElement(Fragment, null, ...nodes);
}
