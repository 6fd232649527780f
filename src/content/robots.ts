import * as z from "zod";
import { list, shape } from "./primitives.ts";

const agent = z
  .string("Write the name of a crawler.")
  .regex(
    /^([\w-]+|\*)$/,
    'Write the name by which a crawler calls itself, such as GPTBot, without a version; or "*" for all.',
  )
  .describe("A name, such as GPTBot.");

const folder = z
  .string("Write the path of a folder.")
  .regex(
    /^\/([^\s/?#*$]+\/)+$/,
    "Write the path of a folder with a slash at both ends, such as /files/.",
  )
  .describe("A path, such as /files/.");

/** What crawlers are asked to leave (RFC 9309). A single page has `noindex` for that. */
export const robots = shape({
  agents: list(
    agent,
    'Crawlers that may read nothing, by their names. "*" is all of them.',
  ).optional(),
  folders: list(folder, "Folders that no crawler may read.").optional(),
}).describe("What crawlers of search engines and others may not read (robots.txt).");
