import { Dialog, DialogDismiss, DialogHeading } from "@ariakit/react";
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { browserStorage } from "../browser/storage.ts";
import { useStored } from "../browser/use-stored.ts";
import { useOwnDirection } from "../content/own-direction.ts";
import type { Pages } from "../content/schema/pages.ts";
import type { Product } from "../content/schema/product.ts";
import { fill } from "../content/template.ts";
import { waitlistKey } from "../inline/contract.ts";
import { RichText } from "./rich-text.tsx";
import { useIsolated } from "./use-isolated.ts";

type Words = Pages["products"]["waitlist"];

/** Takes an address for a product's waitlist, keeps it in this browser, and says so. */
export interface WaitlistDialogProps {
  /** The button that opened it, and that takes the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  product: Product;
  words: Words;
  /** Link that asks by mail instead. */
  mail: string | undefined;
  open: boolean;
  onClose: () => void;
}

export function WaitlistDialog({
  button,
  product,
  words,
  mail,
  open,
  onClose,
}: WaitlistDialogProps) {
  const key = waitlistKey(product.slug);
  const email = useStored(key);
  const joined = useIsolated(email ?? "", "ltr");
  const [forgotten, setForgotten] = useState(false);
  const confirmation = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // Joining and forgetting, here or in another tab, take away what had the focus: it goes to what is now
  // to be read or done, and else it stays where it is.
  const shown = useRef(email);
  useEffect(() => {
    if (email === shown.current) return;
    setForgotten(email === undefined);
    if (open && document.activeElement === document.body)
      (confirmation.current ?? field.current)?.focus();
    shown.current = email;
  }, [email, open]);

  function join(address: string): void {
    browserStorage.write(key, address);
    console.log(words.console, product.name, address);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      initialFocus={email ? confirmation : field}
      finalFocus={button}
      backdrop={<div className="backdrop" />}
      unmountOnHide
      className="dialog"
    >
      <DialogHeading render={(heading) => <h2 {...heading} />} className="dialog-heading">
        {fill(words.heading, { product: product.name })}
      </DialogHeading>
      <p role="status" className="dialog-status">
        {forgotten && words.forgotten}
      </p>
      {email ? (
        <>
          {/* Around the words, because Orca says a paragraph twice that takes the focus itself. */}
          <div ref={confirmation} tabIndex={-1} className="dialog-confirmation">
            <p>
              <RichText text={words.done} slots={{ email: joined }} />
            </p>
          </div>
          <p>
            <RichText text={browserStorage.isFleeting(key) ? words.notKept : words.kept} />
          </p>
          <button
            type="button"
            onClick={() => browserStorage.remove(key)}
            className="button button-outline"
          >
            {words.forget}
          </button>
        </>
      ) : (
        <JoinForm words={words} onJoin={join} field={field} />
      )}
      {mail && (
        <p>
          <a href={mail}>{words.mail}</a>
        </p>
      )}
      <DialogDismiss className="button button-outline">{words.close}</DialogDismiss>
    </Dialog>
  );
}

interface JoinFormProps {
  words: Words;
  onJoin: (email: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** The browser's own e-mail field judges the address. */
function JoinForm({ words, onJoin, field }: JoinFormProps) {
  const id = useId();
  const introId = useId();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (field.current) onJoin(field.current.value);
  }

  return (
    // Else Firefox says "invalid" of the form and its field, as long as that is empty.
    <form onSubmit={submit} aria-invalid={false} className="dialog-form">
      <p id={introId}>
        <RichText text={words.intro} />
      </p>
      <label htmlFor={id} className="label">
        {words.email}
      </label>
      <input
        ref={field}
        id={id}
        type="email"
        required
        aria-invalid={false}
        autoComplete="email"
        dir={useOwnDirection("ltr")}
        // The focus skips these words, and Orca 43 then says nothing else of what this is for.
        aria-describedby={introId}
        placeholder={words.placeholder}
        className="box input"
      />
      <button type="submit" className="button button-solid">
        {words.submit}
      </button>
    </form>
  );
}
