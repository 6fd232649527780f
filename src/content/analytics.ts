import * as z from "zod";
import { origin } from "./addresses.ts";
import { shape } from "./primitives.ts";

/** Names of the services that count visits, as people know them. */
export const analyticsNames = {
  plausible: "Plausible",
  goatcounter: "GoatCounter",
  umami: "Umami",
};

/** A service that counts visits without cookies. `scripts/build/analytics.ts` has the script of each. */
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
        id: z.guid("Write the id that Umami gave the website, in quotes.").describe("id-website"),
      }),
    ],
    {
      error: ({ code }) =>
        code === "invalid_union"
          ? "Delete `analytics`, or open an account with Plausible, GoatCounter or Umami, which set no cookies, and write its keys."
          : "",
    },
  )
  .describe("how-visits-counted");

export type Analytics = z.infer<typeof analytics>;
