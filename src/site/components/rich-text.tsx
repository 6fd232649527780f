import { createElement, Fragment, type ReactNode } from "react";
import { type Inline, inlineTree } from "../../words/inline.ts";
import { joinLastWords } from "../../words/nonbreaking.ts";
import { ownValue } from "../../words/own-keys.ts";
import { templateParts } from "../../words/template.ts";
import { contentAddress } from "../address-of.ts";
import { type OwnDirection, useOwnDirection } from "../data/own-direction.ts";
import { serviceAddress } from "../data/service-address.ts";
import { useSite } from "../data/site-context.ts";
import { marksWords, withMarks } from "./mark-languages.ts";

/** Values of a text's slots, which can be elements. */
type Slots = Readonly<Record<string, ReactNode>>;

/** A filled template. Its slots can be elements, such as a link. */
export function FilledText({ template, slots }: { template: string; slots: Slots }) {
  const nodes: ReactNode[] = [];
  for (const { text, slot } of templateParts(template))
    for (const node of slot === undefined ? [text] : [text, ownValue(slots, slot)]) {
      const last = nodes.at(-1);
      // Adjacent texts become one, which a screen reader reads without a pause.
      if (typeof node === "string" && typeof last === "string") nodes.splice(-1, 1, last + node);
      else nodes.push(node);
    }
  return createElement(Fragment, null, ...(marksWords ? nodes.map(withMarks) : nodes));
}

/** A text of the content, with its links and stress. */
export interface RichTextProps {
  /** With inline markup (`src/words/inline.ts`). */
  text: string;
  /** Values of its slots, in which markup is shown as it is. */
  slots?: Slots;
  /** Whether it stays one item in a parent that lays out each child, such as a flex box. */
  isOneItem?: boolean;
}

export function RichText({ text, slots = {}, isOneItem = false }: RichTextProps) {
  const pieces = inlineTree(text);
  const nodes = toNodes(pieces, slots, pieces.length === 1);
  return createElement(isOneItem && nodes.length > 1 ? "span" : Fragment, null, ...nodes);
}

/** A value with a direction of its own, such as "50 GB" or "2019–2026". */
export function Isolated({ text, children = text }: { text: string; children?: ReactNode }) {
  return useIsolated(text, "auto", children);
}

/** @param areAll Whether the pieces are the whole paragraph. */
function toNodes(pieces: readonly Inline[], slots: Slots, areAll = false): ReactNode[] {
  return pieces.map((piece) => {
    if (typeof piece === "string") return createElement(FilledText, { template: piece, slots });
    const { tag, address, language, inside } = piece;
    const nodes = address?.startsWith("tel:")
      ? inside.flatMap(withoutBreaks)
      : isMail.test(`${inside}`)
        ? inside.map(mailNode)
        : toNodes(inside, slots);
    return address === undefined
      ? createElement(tag, language ? { lang: language, dir: "auto" } : null, ...nodes)
      : createElement(
          TextLink,
          { address, language, linkText: plainText(inside), isAlone: areAll },
          ...nodes,
        );
  });
}

function plainText(pieces: readonly Inline[]): string {
  return pieces
    .map((piece) => (typeof piece === "string" ? piece : plainText(piece.inside)))
    .join("");
}

function withoutBreaks(piece: Inline): ReactNode {
  return typeof piece === "string"
    ? createElement(DialledNumber, { text: unbroken(piece) })
    : toNodes([piece], {});
}

/** The text of a link that is a mail address. */
const isMail = /^[^\s@]+@\S+$/;

const mailBreak = { wbr: createElement("wbr") };

/** A mail address. Where it is longer than its line it breaks before its signs, and else only in too long a part. */
const mailNode = (address: Inline) =>
  createElement(FilledText, {
    template: `${address}`.replace(/[@.]/g, "{wbr}$&"),
    slots: mailBreak,
  });

/** Arabic digits, whose groups browsers reverse even in text from left to right (UAX 9, rule N1). */
const inArabicDigits = /^(?=.*[\u0660-\u0669])[^\p{L}]*$/u;

/** A telephone number in the order in which it is dialled. */
export function DialledNumber({ text }: { text: string }) {
  const dir = useOwnDirection("ltr");
  if (dir && inArabicDigits.test(text)) return <bdo dir={dir}>{text}</bdo>;
  return marksWords ? withMarks(text) : text;
}

/** A telephone number with no line breaks at its spaces and hyphens. */
function unbroken(number: string): string {
  return number.replace(/(?<=[\p{Nd})])[ -](?=[\p{Nd}(])/gu, (sign) =>
    sign === " " ? "\u00a0" : "\u2011",
  );
}

interface TextLinkProps {
  address: string;
  /** Language of its words and of the page there, if it is another. */
  language?: string | undefined;
  /** Text without markup. */
  linkText: string;
  /** Whether it is the whole paragraph. It is then as large as a control (WCAG 2.5.5). */
  isAlone: boolean;
  children?: ReactNode;
}

/** A link in running text. It opens in the same tab, as all links of content do. */
function TextLink({ address, language, linkText, isAlone, children }: TextLinkProps) {
  const ownDirection = useOwnDirection("auto", linkText);
  return (
    <a
      href={contentAddress(address)}
      lang={language}
      hrefLang={language}
      dir={language ? "auto" : ownDirection}
      className={isAlone ? "text-link lone-link" : "text-link"}
    >
      {children}
    </a>
  );
}

/** A paragraph of the content; nothing if the content omits it. */
export interface ParagraphProps {
  text: string | undefined;
  slots?: Slots;
  className?: string;
}

export function Paragraph({ text, slots = {}, className }: ParagraphProps) {
  return (
    text !== undefined && (
      <p className={className}>
        <RichText text={joinLastWords(text, className === "lead")} slots={slots} />
      </p>
    )
  );
}

/**
 * A paragraph with optional slots for the firm, `{company}`, its mail address, `{email}`, and the host that
 * receives its messages, `{service}`.
 */
export function FirmParagraph(props: Omit<ParagraphProps, "slots">) {
  const { company, delivery } = useSite();
  const slots = {
    company: useIsolated(company.name, "auto"),
    email: <MailAddress />,
    service: useIsolated(serviceAddress(delivery)?.host ?? "", "ltr"),
  };
  return <Paragraph slots={slots} {...props} />;
}

/** Paragraphs with the slots of {@link FirmParagraph}. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <FirmParagraph key={text} text={text} />);
}

/** The company's mail address as a link. */
export function MailAddress({ className }: { className?: string }) {
  const { email } = useSite().contact;
  return (
    <a href={`mailto:${email}`} dir={useOwnDirection("ltr")} className={className}>
      {mailNode(email)}
    </a>
  );
}

/**
 * A text, isolated from the words around it (`bdi`) if the site is written from right to left.
 *
 * @param shown The text with its markup.
 */
export function useIsolated(
  text: string,
  direction: OwnDirection,
  shown: ReactNode = text,
): ReactNode {
  const dir = useOwnDirection(direction, text);
  const words = marksWords ? withMarks(shown) : shown;
  return dir ? <bdi dir={dir}>{words}</bdi> : words;
}
