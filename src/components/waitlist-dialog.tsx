import { Dialog, DialogDismiss, DialogHeading } from "@ariakit/react";
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Pages } from "../content/schema/pages.ts";
import type { Product } from "../content/schema/product.ts";
import { fill } from "../content/template.ts";
import { forgetEntry, keepEntry, recallEntry } from "../waitlist/entry.ts";

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
  const [email, setEmail] = useState(() => recallEntry(product.slug));
  const [forgotten, setForgotten] = useState(false);

  function join(address: string): void {
    keepEntry(product.slug, address);
    console.log(words.console, product.name, address);
    setForgotten(false);
    setEmail(address);
  }

  function forget(): void {
    forgetEntry(product.slug);
    setEmail(undefined);
    setForgotten(true);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={button}
      backdrop={<div className="backdrop" />}
      unmountOnHide
      className="dialog"
    >
      <DialogHeading className="dialog-heading">
        {fill(words.heading, { product: product.name })}
      </DialogHeading>
      <p role="status" className="dialog-status">
        {email && fill(words.done, { email })}
        {forgotten && words.forgotten}
      </p>
      {email ? (
        <Joined words={words} onForget={forget} />
      ) : (
        <JoinForm words={words} onJoin={join} focusAtOnce={forgotten} />
      )}
      {mail && (
        <p>
          <a href={mail}>{words.mail}</a>
        </p>
      )}
      <DialogDismiss className="button-outline">{words.close}</DialogDismiss>
    </Dialog>
  );
}

interface JoinFormProps {
  words: Words;
  onJoin: (email: string) => void;
  /** Whether the field takes the focus because what had it is gone. */
  focusAtOnce: boolean;
}

/** The browser's own e-mail field judges the address. */
function JoinForm({ words, onJoin, focusAtOnce }: JoinFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusAtOnce) field.current?.focus();
  }, [focusAtOnce]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (field.current) onJoin(field.current.value);
  }

  return (
    <form onSubmit={submit} className="dialog-form">
      <p>{words.intro}</p>
      <label htmlFor={id} className="label">
        {words.email}
      </label>
      <input
        ref={field}
        id={id}
        type="email"
        required
        autoComplete="email"
        placeholder={words.placeholder}
        data-autofocus
        className="input"
      />
      <button type="submit" className="button-solid">
        {words.submit}
      </button>
    </form>
  );
}

/** After joining: where the address is, and how to take it back. */
function Joined({ words, onForget }: { words: Words; onForget: () => void }) {
  const forget = useRef<HTMLButtonElement>(null);
  useEffect(() => forget.current?.focus(), []);
  return (
    <>
      <p>{words.kept}</p>
      <button ref={forget} type="button" onClick={onForget} className="button-outline">
        {words.forget}
      </button>
    </>
  );
}
