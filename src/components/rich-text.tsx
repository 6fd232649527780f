import { createElement, Fragment, type ReactNode } from "react";
import { type Inline, inlineTree } from "../content/inline.ts";
import { useOwnDirection } from "../content/own-direction.ts";
import { contentAddress } from "../routes.ts";
import { FilledText } from "./filled-text.tsx";

type Slots = Readonly<Record<string, ReactNode>>;

/** A paragraph of the content: its words with the links and stress in them. */
export interface RichTextProps {
  /** In the inline form (`src/content/inline-tokens.ts`). */
  text: string;
  /** What stands in its slots, which may be elements; signs in it are shown as they are. */
  slots?: Slots;
  /** Whether its words stay together in a parent that lays out each child, such as a flex box. */
  isOneItem?: boolean;
}

export function RichText({ text, slots = {}, isOneItem = false }: RichTextProps) {
  const nodes = nodesOf(inlineTree(text), slots);
  return createElement(isOneItem && nodes.length > 1 ? "span" : Fragment, null, ...nodes);
}

function nodesOf(pieces: readonly Inline[], slots: Slots): ReactNode[] {
  return pieces.map((piece) => {
    if (typeof piece === "string") return createElement(FilledText, { template: piece, slots });
    const { tag, address, inside } = piece;
    const nodes = nodesOf(inside, slots);
    return address === undefined
      ? createElement(tag, null, ...nodes)
      : createElement(TextLink, { address }, ...nodes);
  });
}

/** A link in running text. It leads on in the same tab, as all links of content do. */
function TextLink({ address, children }: { address: string; children?: ReactNode }) {
  return (
    <a href={contentAddress(address)} dir={useOwnDirection("auto")} className="text-link">
      {children}
    </a>
  );
}
