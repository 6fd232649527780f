import * as z from "zod";
import { origin } from "./addresses.ts";
import { shape } from "./primitives.ts";

/** Names of the services that count visits, as people know them. */
export const analyticsNames = {
  plausible: "Plausible",
  goatcounter: "GoatCounter",
  umami: "Umami",
};

const ownHost = "or of your own server";

/** A service that counts visits without cookies. `scripts/build/analytics.ts` has the script of each. */
export const analytics = z
  .discriminatedUnion(
    "service",
    [
      shape({
        service: z.literal("plausible").describe("Plausible counts, for the host of `origin`."),
        address: origin(`Address of the service, ${ownHost}.`).default("https://plausible.io"),
      }),
      shape({
        service: z.literal("goatcounter").describe("GoatCounter counts."),
        address: origin(
          `Address of your account, such as https://my-code.goatcounter.com, ${ownHost}.`,
        ),
      }),
      shape({
        service: z.literal("umami").describe("Umami counts."),
        address: origin(`Address of the service, ${ownHost}.`).default("https://cloud.umami.is"),
        id: z
          .guid("Write the id that Umami gave the website, in quotes.")
          .describe("Id of the website, as Umami shows it."),
      }),
    ],
    {
      error: ({ code }) =>
        code === "invalid_union"
          ? "Delete `analytics`, or open an account with Plausible, GoatCounter or Umami, which set no cookies, and write its keys."
          : "",
    },
  )
  .describe("How visits are counted, without cookies. Without this key, none are.");

export type Analytics = z.infer<typeof analytics>;
