import "./engine-limits.ts";
import ownKinds from "virtual:own-kinds";
import { startWorker } from "virtual:panel-worker";
import { renderPage } from "../../site/entry-server.tsx";

/** The worker of the panel on a published site: the repository's files, the check, edits and pages. */
startWorker(self as unknown as Parameters<typeof startWorker>[0], renderPage, ownKinds);
