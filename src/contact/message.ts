/** Names of the contact form's fields, in their order. */
export const fieldNames = ["name", "email", "message"] as const;
export type FieldName = (typeof fieldNames)[number];

/** What a visitor wrote. */
export type Message = Record<FieldName, string>;

/** What the form says of each field that is wrong. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Something, an at sign, something, a dot, something; no blanks. As a `pattern` attribute has it. */
export const emailPattern = "[^\\s@]+@[^\\s@]+\\.[^\\s@]+";

const emailShape = new RegExp(`^${emailPattern}$`);

/** The form's own words for its errors. */
export interface ErrorWords {
  nameMissing: string;
  emailMissing: string;
  emailInvalid: string;
  messageMissing: string;
}

/** What is wrong with a message; blanks alone count as nothing. */
export function validate(message: Message, words: ErrorWords): FieldErrors {
  const errors: FieldErrors = {};
  if (!message.name.trim()) errors.name = words.nameMissing;
  if (!message.email.trim()) errors.email = words.emailMissing;
  else if (!emailShape.test(message.email.trim())) errors.email = words.emailInvalid;
  if (!message.message.trim()) errors.message = words.messageMissing;
  return errors;
}
