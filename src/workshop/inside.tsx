import { type ComponentType, cloneElement, type ReactElement } from "react";

/** A decorator that puts a story into an element, such as `<p />`. */
export function inside(element: ReactElement) {
  return (Story: ComponentType) => cloneElement(element, {}, <Story />);
}
