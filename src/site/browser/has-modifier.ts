type Modifiers = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a key is pressed with another, as for Back and Forward. Such a press is the browser's, or selects text. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
