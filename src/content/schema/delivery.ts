import * as z from "zod";
import { shape, term, webAddress, wordParagraph } from "./primitives.ts";

/** How a message of the contact form is sent. A method with code of its own has a line in `src/contact/senders.ts`. */
export const delivery = z
  .discriminatedUnion("method", [
    shape({ method: z.literal("mailto").describe("The visitor's own mail program sends.") }),
    shape({
      method: z.literal("emailjs").describe("The mail service sends."),
      serviceId: term("Id of the service."),
      templateId: term("Id of the template."),
      publicKey: term("Public key of the account."),
      origin: webAddress("Address of the service.").default("https://api.emailjs.com"),
    }),
  ])
  .describe("How a message of the contact form is sent.");

export type Delivery = z.infer<typeof delivery>;

/** What the form says of where a message goes, for each method. */
export const deliveryTexts = {
  mailto: wordParagraph("Where the visitor's own mail program sends.").optional(),
  emailjs: wordParagraph("Where the mail service sends.").optional(),
} satisfies Record<Delivery["method"], z.ZodType>;
