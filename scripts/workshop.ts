import { createServer } from "vite";
import { portOr } from "./export/port.ts";
import { workshopConfig } from "./workshop/build-workshop.ts";

const config = workshopConfig();
const server = await createServer({
  ...config,
  logLevel: "warn",
  server: { ...config.server, port: portOr(4174) },
});
await server.listen();
console.log(`The workshop is served at ${server.resolvedUrls?.local[0]}`);
