import { isAbsolute, relative, sep } from "node:path";

/** A path as people read it: from the working directory if it lies there, with forward slashes. */
export function displayPath(path: string): string {
  const fromHere = relative(process.cwd(), path);
  const isInside = fromHere !== ".." && !fromHere.startsWith(`..${sep}`) && !isAbsolute(fromHere);
  return (isInside ? fromHere || "." : path).replaceAll(sep, "/");
}
