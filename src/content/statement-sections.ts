/** Sections of the accessibility statement in their order. Each name is the section's anchor. */
export const statementSections = [
  "conformance",
  "limits",
  "feedback",
  "tests",
  "measures",
  "technology",
] as const;
