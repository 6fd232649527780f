import * as z from "zod";
import { list, shape } from "./primitives.ts";

const agent = z
  .string("Write the name of a crawler.")
  .regex(
    /^([\w-]+|\*)$/,
    'Write the name by which a crawler calls itself, such as GPTBot, without a version; or "*" for all.',
  )
  .describe("name");

const folder = z
  .string("Write the path of a folder.")
  .regex(
    /^\/([^\s/?#*$]+\/)+$/,
    "Write the path of a folder with a slash at both ends, such as /files/.",
  )
  .describe("path");

/** What crawlers are asked to leave (RFC 9309). A single page has `noindex` for that. */
export const robots = shape({
  agents: list(agent, "crawlers-may-read-nothing").optional(),
  folders: list(folder, "folders-no-crawler-may-read").optional(),
}).describe("what-crawlers-search-engines-others");
