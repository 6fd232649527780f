import contact from "virtual:content/contact";
import type { Message } from "../contact/message.ts";
import type { Pages } from "../content/schema/pages.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { keepToasts } from "../workshop/keep-toasts.ts";
import { answerRequests, button, seen, type } from "../workshop/visitor.ts";
import { withSite } from "../workshop/with-site.tsx";
import { ContactForm } from "./contact-form.tsx";

type Words = Pages["contact"];

const message = {
  name: "A visitor",
  email: "visitor@site.example",
  message: "Hello to all of you.",
};

const byService = withSite(() => ({
  delivery: {
    method: "emailjs",
    serviceId: "service",
    templateId: "template",
    publicKey: "key",
    origin: "https://mail.example",
  },
}));

const byPost = withSite(() => ({
  delivery: {
    method: "post",
    endpoint: "https://forms.example/f/1",
    fields: { _subject: "From the site", _gotcha: "" },
  },
}));

export default {
  component: ContactForm,
  args: { words: contact },
} satisfies Meta<typeof ContactForm>;

type Story = StoryObj<typeof ContactForm>;

export const Empty: Story = { name: "Empty" };

export const Posted: Story = { name: "Taken by a form endpoint", decorators: [byPost] };

export const WrongFields: Story = {
  name: "What was typed is wrong",
  play: ({ args: { words } }) => fillIn(words, { name: " ", email: "nobody", message: " " }),
};

export const Summary: Story = {
  name: "Sent too early, with the summary of errors",
  play: async ({ args: { words } }) => {
    // From then on the browser's own bubbles do not stand in the way.
    await seen("form[novalidate]");
    (await button(words.form.submit)).click();
    await seen("[role=group]");
  },
};

export const Ready: Story = {
  name: "Ready to send",
  play: ({ args: { words } }) => fillIn(words, message),
};

export const Sending: Story = {
  name: "On its way through the mail service",
  decorators: [byService],
  beforeEach: () => answerRequests(() => new Promise(() => {})),
  play: async ({ args: { words } }) => {
    await send(words);
    await button(words.form.sending);
  },
};

export const Sent: Story = {
  name: "The mail service took it",
  decorators: [byService],
  beforeEach: () => answerRequests(async () => new Response("OK")),
  play: async ({ args: { words } }) => {
    keepToasts();
    await send(words);
    await seen("h3:focus");
  },
};

export const Failed: Story = {
  name: "Sending failed",
  decorators: [byService],
  play: async ({ args: { words } }) => {
    keepToasts();
    // What fills in the hidden field is taken for a program, whose message is refused.
    await type(words.form.trap, "filled in");
    await send(words);
    await seen("h3:focus");
  },
};

export const TooLong: Story = {
  name: "Too long for a mail link",
  play: async ({ args: { words } }) => {
    await send(words, "A long story. ".repeat(150));
    await seen("h3:focus");
  },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";

async function fillIn({ form }: Words, { name, email, message: text }: Message): Promise<void> {
  await type(form.name, name);
  await type(form.email, email);
  await type(form.message, text);
}

async function send(words: Words, text = message.message): Promise<void> {
  await fillIn(words, { ...message, message: text });
  (await button(words.form.submit)).click();
}
