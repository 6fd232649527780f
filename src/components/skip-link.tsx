/** The first stop of the keyboard: leads past what all pages share (WCAG 2.4.1). */
export interface SkipLinkProps {
  /** Id of the element to go to. */
  target: string;
  text: string;
}

export function SkipLink({ target, text }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className="skip-link">
      {text}
    </a>
  );
}
