declare module "virtual:own-kinds" {
  const kinds: Parameters<typeof import("../../engine/shape/index.ts").schemasWith>[0];
  export default kinds;
}

declare module "virtual:panel-worker" {
  export const startWorker: typeof import("./session/start-worker.ts").startWorker;
}
