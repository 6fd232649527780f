import * as z from "zod";
import { faultText } from "../../../words/fault.ts";
import { say } from "../../../words/say.ts";
import { endpoint } from "../values/address-fields.ts";
import { shape, term, wordParagraph } from "../values/primitives.ts";
import { messageNames } from "./form-fields.ts";

/** Text of a hidden field. An empty text must be in quotes, because YAML reads nothing as null. */
const hiddenText = z.string({
  error: ({ input }) => (input === null ? say("forms.hidden-empty") : ""),
});

/** How a message of the contact form is sent. `src/site/contact/deliver.ts` loads the code of each service. */
export const delivery = z.discriminatedUnion("method", [
  shape({ method: z.literal("mailto") }),
  shape({
    method: z.literal("emailjs"),
    serviceId: term(),
    templateId: term(),
    publicKey: term(),
    origin: endpoint().default("https://api.emailjs.com"),
  }),
  shape({
    method: z.literal("post"),
    endpoint: endpoint(),
    fields: z
      .record(
        z.string(),
        hiddenText.regex(/^[^\r\n]*$/, say("texts.one-line")),
        say("forms.hidden"),
      )
      .refine(
        (fields) => !messageNames.some((name) => name in fields),
        faultText("forms.name-taken"),
      )
      .optional(),
  }),
]);

export type Delivery = z.infer<typeof delivery>;

/** A method of delivery by which the site itself sends. */
export type Service = Exclude<Delivery["method"], "mailto">;

/** Texts of a waitlist about where an address goes, for each service. */
export const waitlistTexts = {
  emailjs: wordParagraph(),
  post: wordParagraph(["service"]),
} satisfies Record<Service, z.ZodType>;

/** Whether a method of delivery is one by which the site itself sends. */
export function isService(name: string): name is Service {
  return Object.hasOwn(waitlistTexts, name);
}

/** Texts of the form about where a message goes, for each method. */
export const deliveryTexts = {
  mailto: wordParagraph().optional(),
  emailjs: wordParagraph().optional(),
  post: wordParagraph(["service"]).optional(),
} satisfies Record<Delivery["method"], z.ZodType>;
