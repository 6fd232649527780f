import { stripVTControlCharacters } from "node:util";
import { displayPath } from "../check/read/files/display-path.ts";
import { componentName, ownKinds, ownSections } from "../check/read/own-kinds/own-kinds.ts";
import { Refusal } from "../check/refusal.ts";

/** Says in one sentence what the bundler did not understand in a file of the owner's; returns any other error. */
export function bundlingFault(error: unknown): unknown {
  const [first] = (error as { errors?: Error[] })?.errors ?? [];
  const text = stripVTControlCharacters(first?.message ?? "");
  const [, place = ""] = /\[ (\S.*:\d+:\d+) \]/.exec(text) ?? [];
  if (!place.startsWith(`${displayPath(ownSections())}/`)) return error;
  return new Refusal(`${place} ${sentence(text.replace(/^(\[\S+\] )+/, ""))}`);
}

/**
 * Names the owner's component that failed while a page was rendered; returns any other error.
 *
 * @param error May have the names of the components around the fault, as React gives them.
 */
export function renderingFault(error: unknown, kinds: readonly string[], path: string): unknown {
  const { message = `${error}`, componentStack = "" } = Object(error) as Partial<Rendering>;
  const own = ownKinds().kinds;
  const failed = kinds.find((kind) => componentStack.includes(` at ${componentName(kind)} (`));
  const file = failed && own.get(failed)?.component;
  if (!file) return error;
  return new Refusal(`${displayPath(file)} fails on the page ${path}: ${sentence(message)}`);
}

type Rendering = Error & { componentStack: string };

function sentence(message: string): string {
  const [first = ""] = message.split("\n");
  return `${first.replace(/\.$/, "")}.`;
}
