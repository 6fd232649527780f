import { inlineTokens } from "./inline-tokens.ts";

/** A paragraph as it is shown: words, and elements with what stands in them. */
export type Inline = string | InlineElement;

export interface InlineElement {
  tag: "a" | "strong" | "em" | "br";
  address?: string | undefined;
  inside: Inline[];
}

/** A paragraph in the inline form as words and elements; words alone where it has no sign. */
export function inlineTree(text: string): Inline[] {
  const root: Inline[] = [];
  const around = [root];
  for (const { shown, sign, address } of inlineTokens(text)) {
    const inside = around.at(-1) as Inline[];
    const last = inside.at(-1);
    if (sign === "end") around.pop();
    else if (sign) {
      const element: InlineElement = { tag: sign, address, inside: [] };
      inside.push(element);
      if (sign !== "br") around.push(element.inside);
    } else if (typeof last === "string") inside[inside.length - 1] = last + shown;
    else inside.push(shown);
  }
  return root;
}
