import type { Path } from "../read/read.ts";

/** Keys as people write them: `sections[0].heading`. */
export function dotted(path: Path): string {
  return path.reduce<string>(
    (way, step) => (typeof step === "number" ? `${way}[${step}]` : way ? `${way}.${step}` : step),
    "",
  );
}
