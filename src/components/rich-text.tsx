import { createElement, Fragment, type ReactNode } from "react";
import { type Inline, inlineTree } from "../content/inline.ts";
import { useOwnDirection } from "../content/own-direction.ts";
import { wholeNumber } from "../content/whole-number.ts";
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
  const pieces = inlineTree(text);
  const nodes = nodesOf(pieces, slots, pieces.length === 1);
  return createElement(isOneItem && nodes.length > 1 ? "span" : Fragment, null, ...nodes);
}

/** @param areAll Whether they are the whole paragraph. */
function nodesOf(pieces: readonly Inline[], slots: Slots, areAll = false): ReactNode[] {
  return pieces.map((piece) => {
    if (typeof piece === "string") return createElement(FilledText, { template: piece, slots });
    const { tag, address, inside } = piece;
    const isNumber = address?.startsWith("tel:");
    const nodes = nodesOf(isNumber ? inside.map(inOneLine) : inside, slots);
    return address === undefined
      ? createElement(tag, null, ...nodes)
      : createElement(TextLink, { address, isAlone: areAll }, ...nodes);
  });
}

function inOneLine(piece: Inline): Inline {
  return typeof piece === "string" ? wholeNumber(piece) : piece;
}

interface TextLinkProps {
  address: string;
  /** Whether no words stand beside it: it then is as large as a control (WCAG 2.5.5). */
  isAlone: boolean;
  children?: ReactNode;
}

/** A link in running text. It leads on in the same tab, as all links of content do. */
function TextLink({ address, isAlone, children }: TextLinkProps) {
  return (
    <a
      href={contentAddress(address)}
      dir={useOwnDirection("auto")}
      className={isAlone ? "text-link lone-link" : "text-link"}
    >
      {children}
    </a>
  );
}
