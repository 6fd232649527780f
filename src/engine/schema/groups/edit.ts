import * as z from "zod";
import { say } from "../../../words/say.ts";
import { webAddress } from "../values/address-fields.ts";
import { onlyTrue, shape, term } from "../values/primitives.ts";

/** How hosts of repositories are spoken to. Gitea and Codeberg speak like Forgejo. */
const hosts = ["github", "gitlab", "forgejo"] as const;

/** Where the panel on the published site finds the content, and writes it. Without it, there is no such panel. */
export const edit = shape({
  repository: webAddress(),
  branch: term().optional(),
  folder: z
    .string(say("texts.edit-folder"))
    .regex(/^[^\s/\\]+(\/[^\s/\\]+)*$/, say("texts.edit-folder"))
    .optional(),
  host: z.enum(hosts, say("texts.edit-host")).optional(),
  clientId: term().optional(),
  link: onlyTrue(),
});
