import type { KeyboardEvent } from "react";

/** Has Enter in a field do something in place of what the form does. */
export const onEnter = (act: (field: HTMLInputElement) => unknown) => ({
  onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    act(event.currentTarget);
  },
});
