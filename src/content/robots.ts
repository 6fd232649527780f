import * as z from "zod";
import { saying } from "./add-fault.ts";
import { list, shape } from "./primitives.ts";

const agent = z
  .string(saying("texts.crawler"))
  .regex(/^([\w-]+|\*)$/, saying("texts.crawler-name"))
  .describe("name");

const folder = z
  .string(saying("texts.folder"))
  .regex(/^\/([^\s/?#*$]+\/)+$/, saying("texts.folder-slashes"))
  .describe("path");

/** What crawlers are asked to leave (RFC 9309). A single page has `noindex` for that. */
export const robots = shape({
  agents: list(agent, "crawlers-may-read-nothing").optional(),
  folders: list(folder, "folders-no-crawler-may-read").optional(),
}).describe("what-crawlers-search-engines-others");
