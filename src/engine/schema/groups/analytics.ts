import * as z from "zod";
import { say } from "../../../words/say.ts";
import { origin } from "../values/address-fields.ts";
import { shape } from "../values/primitives.ts";

/** Names of the services that count visits, as people know them. */
export const analyticsNames = {
  plausible: "Plausible",
  goatcounter: "GoatCounter",
  umami: "Umami",
};

/** A service that counts visits without cookies. `src/render/prepare/analytics.ts` has the script of each. */
export const analytics = z.discriminatedUnion(
  "service",
  [
    shape({
      service: z.literal("plausible"),
      address: origin().default("https://plausible.io"),
    }),
    shape({
      service: z.literal("goatcounter"),
      address: origin(),
    }),
    shape({
      service: z.literal("umami"),
      address: origin().default("https://cloud.umami.is"),
      id: z.guid(say("texts.umami")),
    }),
  ],
  {
    error: ({ code }) => (code === "invalid_union" ? say("texts.no-analytics") : ""),
  },
);

export type Analytics = z.infer<typeof analytics>;
