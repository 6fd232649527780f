import { chromiumArguments } from "../../scripts/chromium.ts";

/** What the measuring browser is started with: no name but this machine's is ever looked up. */
export const browserArguments = [
  ...chromiumArguments,
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];
