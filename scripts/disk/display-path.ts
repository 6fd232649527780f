import { isAbsolute, relative, sep } from "node:path";

/** A path as messages show it: from the working directory if it is inside it, with forward slashes. */
export function displayPath(path: string): string {
  const fromHere = relative(process.cwd(), path);
  const isInside = fromHere !== ".." && !fromHere.startsWith(`..${sep}`) && !isAbsolute(fromHere);
  return (isInside ? fromHere || "." : path).replaceAll(sep, "/");
}
