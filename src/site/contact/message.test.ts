import type { RenderedField } from "../../engine/schema/groups/rendered-fields.ts";
import { casesIn, holdCases } from "../../testing/hold-cases.ts";
import { contactStore } from "../browser/contract.ts";
import { tabStorage } from "../browser/storage.ts";
import { mailLink } from "./mail-link.ts";
import { errorOf, faultsIn, messageText } from "./message.ts";
import { readRecord } from "./message-drafts.ts";
import { threeFields as fields } from "./testing/fields.ts";

const good = { name: "Asha", email: "asha@firm.example", message: "Hello\nthere" };
const [name, email, message] = fields;
const further: RenderedField[] = [
  ...[name, email],
  { name: "phone", kind: "phone", label: "Telephone (optional)", called: "Telephone" },
  { name: "place", kind: "choice", label: "Which place?", called: "Which place" },
  { name: "consent", kind: "consent", label: "[Read](/privacy).", called: "Read", value: "Read." },
  message,
];
const mail = { to: "hello@firm.example", subject: "New message" };

holdCases(casesIn(import.meta.dirname, "message.test.yaml"), {
  nameFault: (text) => errorOf(name, text),
  emailFault: (text) => errorOf(email, text),
  messageFault: (text) => errorOf(message, text),
  phoneFault: (text) => errorOf({ ...name, kind: "phone", invalid: "phoneInvalid" }, text),
  furtherTextOf: (answers) =>
    messageText({ ...good, ...JSON.parse(answers) }, further, "{label}: {value}").split("\n"),
  faultsOf: (changes) =>
    faultsIn({ ...good, ...JSON.parse(changes) }, fields).map(({ name }) => name),
  textOf(labelled) {
    const typed = { ...good, name: " Asha ", email: "asha@firm.example\u200e" };
    return messageText(typed, fields, labelled).split("\n");
  },
  linkOf: (body) => mailLink({ ...mail, body }),
  linkTo: (to) => mailLink({ ...mail, to }),
  recordIn(stored) {
    tabStorage.write(`${contactStore}sent`, stored);
    return readRecord(fields);
  },
});
