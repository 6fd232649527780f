const testers = [
  ["Keyboard", "A browser"],
  ["Speech", "A screen reader"],
];

/** An accessibility statement with tests of these outcomes, for the examples of rules. */
export function statementExample(head: string, ...outcomes: string[]): string {
  const records = outcomes.map((outcome, index) => {
    const [what, tool] = testers[index] ?? [];
    return `    - what: ${what}
      with: ${tool}
      scope: Every page
      outcome: ${outcome}`;
  });
  return [head, "tests:", "  records:", ...records].join("\n");
}
