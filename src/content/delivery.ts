import * as z from "zod";
import { endpoint } from "./addresses.ts";
import { messageNames } from "./form-fields.ts";
import { shape, term, wordParagraph } from "./primitives.ts";

/** Text of a hidden field. An empty text must be in quotes, because YAML reads nothing as null. */
const hiddenText = z.string({
  error: ({ input }) =>
    input === null
      ? "If it is a trap for spam, write two quotes after its colon; if not, write some text."
      : "Write some text.",
});

/** How a message of the contact form is sent. `src/contact/deliver.ts` loads the code of each service. */
export const delivery = z
  .discriminatedUnion("method", [
    shape({ method: z.literal("mailto").describe("The visitor's own mail program sends.") }),
    shape({
      method: z.literal("emailjs").describe("The mail service sends."),
      serviceId: term("Id of the service."),
      templateId: term("Id of the template."),
      publicKey: term("Public key of the account."),
      origin: endpoint("Address of the service.").default("https://api.emailjs.com"),
    }),
    shape({
      method: z.literal("post").describe("A form endpoint receives it, of a service or your own."),
      endpoint: endpoint(
        "Address that receives the form. It must let pages read its answer (Access-Control-Allow-Origin), or have the site's own origin. Otherwise the outcome of each message is unknown.",
      ),
      fields: z
        .record(
          z.string().describe("Name of the field."),
          hiddenText.regex(/^[^\r\n]*$/, "Write one line."),
          {
            error: "Write each field on a line below, indented: its name, a colon and its text.",
          },
        )
        .refine(
          (fields) => !messageNames.some((name) => name in fields),
          "The form has the fields name, email and message already. Give this field another name.",
        )
        .describe(
          "Hidden fields that the service requires, by name, such as form-name or _subject. One with an empty text, such as _gotcha, is a trap for programs.",
        )
        .optional(),
    }),
  ])
  .describe("How a message of the contact form is sent.");

export type Delivery = z.infer<typeof delivery>;

/** A method of delivery by which the site itself sends. */
export type Service = Exclude<Delivery["method"], "mailto">;

/** Texts of a waitlist about where an address goes, for each service. */
export const waitlistTexts = {
  emailjs: wordParagraph("Used if the mail service sends."),
  post: wordParagraph("Used if a form endpoint receives it.", ["service"]),
} satisfies Record<Service, z.ZodType>;

/** Whether a method of delivery is one by which the site itself sends. */
export function isService(name: string): name is Service {
  return name in waitlistTexts;
}

/** Texts of the form about where a message goes, for each method. */
export const deliveryTexts = {
  mailto: wordParagraph("Used if the visitor's own mail program sends.").optional(),
  emailjs: wordParagraph("Used if the mail service sends.").optional(),
  post: wordParagraph("Used if a form endpoint receives it.", ["service"]).optional(),
} satisfies Record<Delivery["method"], z.ZodType>;
