import * as z from "zod";
import { saying } from "./add-fault.ts";
import { origin } from "./address-fields.ts";
import { shape } from "./primitives.ts";
import { say } from "./say.ts";

/** Names of the services that count visits, as people know them. */
export const analyticsNames = {
  plausible: "Plausible",
  goatcounter: "GoatCounter",
  umami: "Umami",
};

/** A service that counts visits without cookies. `scripts/build/prepare/analytics.ts` has the script of each. */
export const analytics = z
  .discriminatedUnion(
    "service",
    [
      shape({
        service: z.literal("plausible").describe("plausible-counts"),
        address: origin("address-of-the-service").default("https://plausible.io"),
      }),
      shape({
        service: z.literal("goatcounter").describe("goatcounter-counts"),
        address: origin("address-your-account"),
      }),
      shape({
        service: z.literal("umami").describe("umami-counts"),
        address: origin("address-of-the-service").default("https://cloud.umami.is"),
        id: z.guid(saying("texts.umami")).describe("id-website"),
      }),
    ],
    {
      error: ({ code }) => (code === "invalid_union" ? say("texts.no-analytics") : ""),
    },
  )
  .describe("how-visits-counted");

export type Analytics = z.infer<typeof analytics>;
