/** A page that begins with a hero, for the examples of rules; lines of its own replace those of the hero. */
export function heroExample(...lines: string[]): string {
  const usual = ["heading: Tools for teams", "intro: We make tools."];
  const others = usual.filter(
    (line) => !lines.some((own) => own.split(":")[0] === line.split(":")[0]),
  );
  return `sections:\n  - kind: hero${[...others, ...lines].map((line) => `\n    ${line}`).join("")}`;
}
