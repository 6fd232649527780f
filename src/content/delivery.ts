import * as z from "zod";
import { saying } from "./add-fault.ts";
import { endpoint } from "./address-fields.ts";
import { faultText } from "./fault.ts";
import { messageNames } from "./form-fields.ts";
import { shape, term, wordParagraph } from "./primitives.ts";
import { say } from "./say.ts";

/** Text of a hidden field. An empty text must be in quotes, because YAML reads nothing as null. */
const hiddenText = z.string({
  error: ({ input }) => (input === null ? say("forms.hidden-empty") : ""),
});

/** How a message of the contact form is sent. `src/contact/deliver.ts` loads the code of each service. */
export const delivery = z
  .discriminatedUnion("method", [
    shape({ method: z.literal("mailto").describe("visitor-own-mail-program-sends") }),
    shape({
      method: z.literal("emailjs").describe("mail-service-sends"),
      serviceId: term("id-service"),
      templateId: term("id-template"),
      publicKey: term("public-key-account"),
      origin: endpoint("address-service").default("https://api.emailjs.com"),
    }),
    shape({
      method: z.literal("post").describe("form-endpoint-receives"),
      endpoint: endpoint("address-receives-form"),
      fields: z
        .record(
          z.string().describe("name-field"),
          hiddenText.regex(/^[^\r\n]*$/, saying("texts.one-line")),
          saying("forms.hidden"),
        )
        .refine((fields) => !messageNames.some((name) => name in fields), {
          error: () => faultText("forms.name-taken"),
        })
        .describe("hidden-fields-service-requires")
        .optional(),
    }),
  ])
  .describe("how-message-contact-form-sent");

export type Delivery = z.infer<typeof delivery>;

/** A method of delivery by which the site itself sends. */
export type Service = Exclude<Delivery["method"], "mailto">;

/** Texts of a waitlist about where an address goes, for each service. */
export const waitlistTexts = {
  emailjs: wordParagraph("used-if-mail-service-sends"),
  post: wordParagraph("used-if-form-endpoint-receives", ["service"]),
} satisfies Record<Service, z.ZodType>;

/** Whether a method of delivery is one by which the site itself sends. */
export function isService(name: string): name is Service {
  return Object.hasOwn(waitlistTexts, name);
}

/** Texts of the form about where a message goes, for each method. */
export const deliveryTexts = {
  mailto: wordParagraph("used-if-visitor-own-mail").optional(),
  emailjs: wordParagraph("used-if-mail-service-sends").optional(),
  post: wordParagraph("used-if-form-endpoint-receives", ["service"]).optional(),
} satisfies Record<Delivery["method"], z.ZodType>;
