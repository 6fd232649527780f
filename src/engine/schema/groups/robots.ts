import * as z from "zod";
import { say } from "../../../words/say.ts";
import { list, shape } from "../values/primitives.ts";

const agent = z.string(say("texts.crawler")).regex(/^([\w-]+|\*)$/, say("texts.crawler-name"));

const folder = z
  .string(say("texts.folder"))
  .regex(/^\/([^\s/?#*$]+\/)+$/, say("texts.folder-slashes"));

/** What crawlers are asked to leave (RFC 9309). A single page has `noindex` for that. */
export const robots = shape({
  agents: list(agent).optional(),
  folders: list(folder).optional(),
});
