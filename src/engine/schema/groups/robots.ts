import * as z from "zod";
import { saying } from "../values/add-fault.ts";
import { list, shape } from "../values/primitives.ts";

const agent = z
  .string(saying("texts.crawler"))
  .regex(/^([\w-]+|\*)$/, saying("texts.crawler-name"));

const folder = z
  .string(saying("texts.folder"))
  .regex(/^\/([^\s/?#*$]+\/)+$/, saying("texts.folder-slashes"));

/** What crawlers are asked to leave (RFC 9309). A single page has `noindex` for that. */
export const robots = shape({
  agents: list(agent).optional(),
  folders: list(folder).optional(),
});
