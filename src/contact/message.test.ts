import { recordKey } from "../browser/contract.ts";
import { tabStorage } from "../browser/storage.ts";
import { casesIn, holdCases } from "../testing/hold-cases.ts";
import { readRecord } from "./drafts.ts";
import { mailLink } from "./mail-link.ts";
import { faultsOf, messageText } from "./message.ts";

const good = { name: "Asha", email: "asha@firm.example", message: "Hello\nthere" };
const labels = { name: "Name", email: "E-mail", message: "Message" };
const mail = { to: "hello@firm.example", subject: "New message" };

holdCases(casesIn(import.meta.dirname, "message.test.yaml"), {
  nameFault: (name) => faultsOf({ ...good, name }).name,
  emailFault: (email) => faultsOf({ ...good, email }).email,
  messageFault: (message) => faultsOf({ ...good, message }).message,
  textOf(labelled) {
    const typed = { ...good, name: " Asha ", email: "asha@firm.example\u200e" };
    return messageText(typed, labels, labelled).split("\n");
  },
  linkOf: (body) => mailLink({ ...mail, body }),
  linkTo: (to) => mailLink({ ...mail, to }),
  recordIn(stored) {
    tabStorage.write(recordKey, stored);
    return readRecord();
  },
});
