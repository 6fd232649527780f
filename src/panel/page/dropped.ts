let dropped: File | undefined;

/** Keeps a picture that was dropped on a text of the page, until the panel has opened that text. */
export function keepDropped(file: File | undefined): void {
  dropped = file;
}

/** The dropped picture, once. */
export function takeDropped(): File | undefined {
  const file = dropped;
  dropped = undefined;
  return file;
}
