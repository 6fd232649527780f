import * as z from "zod";
import { addressFault } from "../../../words/addresses/address.ts";
import { toWrite } from "../../../words/fault.ts";
import { say } from "../../../words/say.ts";
import { refineWith } from "../values/add-fault.ts";
import { webAddress } from "../values/address-fields.ts";
import { onlyTrue, shape, term } from "../values/primitives.ts";

/** How hosts of repositories are spoken to. Gitea and Codeberg speak like Forgejo. */
const hosts = ["github", "gitlab", "forgejo"] as const;

/** The address of a repository, as a browser has it: Git clones others too, and people name it by owner and name. */
const repository = () =>
  z.string(say("addresses.any-web")).check(
    refineWith((written) => {
      const [, host, path] =
        /^(?:ssh:\/\/)?git@([\w.-]+)[:/]([\w.-]+\/[\w./-]+?)(?:\.git)?$/.exec(written) ?? [];
      if (host) return toWrite(`https://${host}/${path}`);
      const fault = addressFault(written, "webAddress");
      if (!/^[\w-]+\/[\w.-]+$/.test(written)) return fault;
      return { ...fault, meant: `https://github.com/${written}`, message: `${fault?.message}` };
    }),
  );

/** Where the panel on the published site finds the content, and writes it. Without it, there is no such panel. */
export const edit = shape({
  repository: repository(),
  branch: term().optional(),
  folder: z
    .string(say("texts.edit-folder"))
    .regex(/^[^\s/\\]+(\/[^\s/\\]+)*$/, say("texts.edit-folder"))
    .optional(),
  host: z.enum(hosts, say("texts.edit-host")).optional(),
  clientId: term().optional(),
  signIn: webAddress().optional(),
  link: onlyTrue(),
});
