import { FirmText } from "./firm-text.tsx";

/** Paragraphs, one below the other. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <FirmText text={text} />
    </p>
  ));
}
