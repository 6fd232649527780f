import { Dialog, DialogDismiss, DialogHeading } from "@ariakit/react";
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { NotifyWords } from "../../engine/schema/groups/product-words.ts";
import type { Product } from "../../engine/schema/product.ts";
import { fill } from "../../words/template.ts";
import { closeOnBack } from "../browser/close-on-back.ts";
import { dropSecondPress } from "../browser/second-press.ts";
import { FirmParagraph, Paragraph, RichText, useIsolated } from "../components/rich-text.tsx";
import { useSite } from "../data/site-context.ts";
import { pause } from "./form-life.ts";
import { LabelledField } from "./labelled-field.tsx";
import { useWaitlist } from "./use-waitlist.ts";

type DialogLabels = NotifyWords["waitlist"];

/** Asks for an address for a product's waitlist, stores it in this browser or sends it, and says which. */
interface WaitlistDialogProps {
  /** The button that opens it, to which the focus returns. */
  button: RefObject<HTMLButtonElement | null>;
  product: Product;
  labels: DialogLabels;
  /** Link that asks by mail instead. */
  mail: string | undefined;
  open: boolean;
  onClose: () => void;
}

export function WaitlistDialog(props: WaitlistDialogProps) {
  const { button, product, labels, mail, open, onClose } = props;
  const byService = useSite().delivery.method !== "mailto";
  const waitlist = useWaitlist(product, labels);
  const { joined: email, outcome, calls } = waitlist;
  const texts = byService ? { ...labels, ...labels.sent } : labels;
  const joined = useIsolated(email ?? "", "ltr");
  const [forgotten, setForgotten] = useState(false);
  /** The part that takes the focus: the confirmation, or the outcome of an address. */
  const notice = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [followed, setFollowed] = useFollowed(open);
  const openedAt = useRef(0);
  useEffect(() => {
    if (!open) return;
    openedAt.current = Date.now();
    return closeOnBack(onClose);
  }, [open, onClose]);
  const dropSecond = (event: object) => dropSecondPress(event as UIEvent, openedAt.current);
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    const target = open ? (notice.current ?? field.current) : button.current;
    target?.focus();
  }, [open, button]);

  // Joining and forgetting, here or in another tab, can remove the focused element. Only then the focus moves
  // to the new text or field.
  const shown = useRef(email);
  useEffect(() => {
    if (email === shown.current) return;
    setForgotten(email === undefined);
    if (open && document.activeElement === document.body)
      (notice.current ?? field.current)?.focus();
    shown.current = email;
  }, [email, open]);

  useEffect(() => {
    if (calls > 0) notice.current?.focus();
  }, [calls]);

  return (
    <Dialog
      open={open || followed}
      onClose={(event) => {
        event.preventDefault();
        onClose();
      }}
      portal
      modal={open && followed}
      // A key that comes earlier must not leave the dialog.
      onKeyDownCapture={() => setFollowed(true)}
      onMouseDownCapture={dropSecond}
      onClickCapture={dropSecond}
      hideOnInteractOutside={(event) => open && !dropSecond(event)}
      preventBodyScroll={open}
      // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field.
      backdrop={open && <div onMouseDown={dropSecond} className="backdrop" />}
      initialFocus={email || outcome ? notice : field}
      autoFocusOnHide={false}
      unmountOnHide
      className={open ? "dialog" : "dialog dialog-left"}
    >
      <DialogHeading render={(heading) => <h2 {...heading} />} className="dialog-heading">
        {fill(labels.heading, { product: product.name })}
      </DialogHeading>
      <div aria-live="polite" className="dialog-status">
        {forgotten && texts.forgotten}
      </div>
      {email ? (
        <>
          {/* A wrapper, because Orca reads a paragraph twice that takes the focus itself. */}
          <div ref={notice} tabIndex={-1} className="dialog-confirmation">
            <Paragraph text={labels.done} slots={{ email: joined }} />
          </div>
          <Paragraph text={waitlist.isFleeting ? texts.notKept : texts.kept} />
          <button type="button" onClick={waitlist.forget} className="button button-outline">
            {texts.forget}
          </button>
        </>
      ) : (
        <>
          {outcome && (
            <div ref={notice} tabIndex={-1} className="dialog-notice">
              <h3>{labels.sent[outcome].heading}</h3>
              <Paragraph text={labels.sent[outcome].text} />
            </div>
          )}
          <JoinForm labels={labels} waitlist={waitlist} field={field} />
        </>
      )}
      {mail && !(email && byService) && (
        <p>
          <a href={mail}>{labels.mail}</a>
        </p>
      )}
      <DialogDismiss className="button button-outline">{labels.close}</DialogDismiss>
    </Dialog>
  );
}

/**
 * Whether a dialog is open, a moment later, so that a screen reader has followed the focus into or out of it. Until
 * then both ends of that way stay in the accessibility tree: Orca 43 says nothing of a focus that comes from an
 * element that has just become inert or has gone (Chromium 150, Firefox 153; the same with `showModal()` in Firefox).
 */
function useFollowed(open: boolean) {
  const [followed, setFollowed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFollowed(open), 300);
    return () => clearTimeout(timer);
  }, [open]);
  return [followed, setFollowed] as const;
}

interface JoinFormProps {
  labels: DialogLabels;
  waitlist: ReturnType<typeof useWaitlist>;
  field: RefObject<HTMLInputElement | null>;
}

/** Asks for the address, and shows its errors in the site's own words. */
function JoinForm({ labels, waitlist, field }: JoinFormProps) {
  const introId = useId();
  const { delivery } = useSite();
  const [isSpoken, setSpoken] = useState(false);
  const { error, sending, isSlow } = waitlist;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const refused = waitlist.press(field.current?.value ?? "");
    setSpoken(false);
    // If the field already has the focus, nothing else would announce its error. At each press it goes and comes back.
    if (refused && document.activeElement === field.current) setTimeout(setSpoken, pause, true);
    if (refused) field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="dialog-form">
      <p id={introId}>
        <RichText text={labels.intro} />
      </p>
      <div
        className="full"
        onInput={() => {
          waitlist.setDraft(field.current?.value ?? "");
          setSpoken(false);
        }}
      >
        <LabelledField
          field={waitlist.field}
          id={waitlist.draftKey}
          draftKey={waitlist.draftKey}
          placeholder={labels.placeholder}
          defaultValue={waitlist.typed}
          // The focus skips the introduction, and Orca 43 would announce no purpose of the field.
          describedBy={introId}
          fieldRef={field}
          error={error}
        />
      </div>
      {delivery.method !== "mailto" && (
        <FirmParagraph text={labels.privacy[delivery.method]} className="note" />
      )}
      <button
        type="submit"
        aria-disabled={sending || undefined}
        className={sending ? "button button-unavailable" : "button button-solid"}
      >
        {sending ? labels.sent.sending : labels.submit}
      </button>
      <div aria-live="polite" className="visually-hidden dialog-status">
        {isSlow ? labels.sent.sending : isSpoken && error}
      </div>
    </form>
  );
}
