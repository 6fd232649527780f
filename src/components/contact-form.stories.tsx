import contact from "virtual:content/contact";
import type { PageSite } from "../content/page-site.ts";
import { type State, stories } from "../workshop/stories.ts";
import { answerRequests, keepToasts, press, seen, type, WithSite } from "../workshop/visitor.tsx";
import { ContactForm } from "./contact-form.tsx";

const form = <ContactForm words={contact} />;

const deliveredBy = (delivery: PageSite["delivery"]) => (
  <WithSite change={() => ({ delivery })}>{form}</WithSite>
);

const byService = deliveredBy({
  method: "emailjs",
  serviceId: "service",
  templateId: "template",
  publicKey: "key",
  origin: "https://mail.example",
});

const byPost = deliveredBy({
  method: "post",
  endpoint: "https://forms.example/f/1",
  fields: { _subject: "From the site", _gotcha: "" },
});

const message = {
  name: "A visitor",
  email: "visitor@site.example",
  message: "Hello to all of you.",
};

const tooEarly = (settings: NonNullable<State["settings"]>): State => ({
  shown: form,
  settings,
  play: async () => {
    // Then React runs the form, and the browser shows no validation messages.
    await seen("form[novalidate]");
    await press("[type=submit]", "[role=group]");
  },
});

async function send(then: string, typed: object = {}): Promise<void> {
  keepToasts();
  await type({ ...message, ...typed });
  await press("[type=submit]", then);
}

export default stories("main", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  Empty: form,
  "Taken by a form endpoint": byPost,
  "What was typed is wrong": {
    shown: form,
    play: () => type({ name: " ", email: "nobody", message: " " }),
  },
  "Sent too early, with the summary of errors": tooEarly({}),
  "The summary in long words": tooEarly({ language: "de" }),
  "The summary from right to left": tooEarly({ language: "ar" }),
  "Ready to send": { shown: form, play: () => type(message) },
  "On its way through the mail service": {
    shown: byService,
    before: () => answerRequests(() => new Promise(() => {})),
    play: () => send("form:not(:has([role=group])) > [role=status]:not(:empty)"),
  },
  "The mail service took it": {
    shown: byService,
    before: () => answerRequests(async () => new Response("OK")),
    play: () => send("h3:focus"),
  },
  "Sending failed": {
    shown: byService,
    // A value in the hidden field means that a program sends, so the message is refused.
    play: () => send("h3:focus", { website: "filled in" }),
  },
  "Too long for a mail link": {
    shown: form,
    play: () => send("h3:focus", { message: "A long story. ".repeat(150) }),
  },
});
