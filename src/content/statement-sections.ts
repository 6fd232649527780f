/** Sections of the accessibility statement, as it shows them; each name is the section's anchor. */
export const statementSections = [
  "conformance",
  "limits",
  "feedback",
  "tests",
  "measures",
  "technology",
] as const;
