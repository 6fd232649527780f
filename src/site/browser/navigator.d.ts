/** What TypeScript does not know of browsers. */
interface Navigator {
  /** Only Chromium reports that the visitor saves data. */
  readonly connection?: { saveData: boolean };
  /** Whether the visitor objects to being followed. Safari and Chromium have it only by an extension. */
  readonly globalPrivacyControl?: boolean;
}
