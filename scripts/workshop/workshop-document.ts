import { readFileSync } from "node:fs";

const ownCss = readFileSync(new URL("../../src/workshop/workshop.css", import.meta.url), "utf8");

/** What the workshop's document is made of. */
export interface WorkshopDocumentParts {
  /** Style sheet of the site. */
  styles: string;
  /** Address of the workshop's entry. */
  entry: string;
}

/** Nothing leaves the machine: a story that asks for another site's map or service gets an error. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' ws://localhost:* ws://127.0.0.1:*",
  "object-src 'none'",
  "base-uri 'none'",
].join("; ");

/** The one document of the workshop; the address says what it shows. */
export function workshopDocument({ styles, entry }: WorkshopDocumentParts): string {
  return `<!doctype html>
<html lang="en" data-story="loading">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Workshop</title>
<link rel="icon" href="data:,">
<style>${styles}\n${ownCss}</style>
<script type="module" src="${entry}"></script>
</head>
<body><div id="workshop"></div></body>
</html>
`;
}
