import contact from "virtual:content/contact";
import { stories } from "../workshop/stories.ts";
import { press } from "../workshop/visitor.tsx";
import { CopyButton, OutcomeNotice, type OutcomeNoticeProps } from "./outcome-notice.tsx";
import { Section } from "./section.tsx";

const notice = (props: Partial<OutcomeNoticeProps>) => (
  <Section heading="Form" className="contact-form">
    <OutcomeNotice
      outcome="handedOver"
      words={contact.outcome}
      text={"Name: A visitor\nMessage:\nHello"}
      calls={1}
      link="mailto:somebody@site.example?body=Hello"
      address="somebody@site.example"
      subject="A message"
      onUndo={undefined}
      {...props}
    />
  </Section>
);

const copyButton = <CopyButton text={"First line\nSecond line"} words={contact.outcome} />;

/** Replaces the browser's clipboard. */
function answerClipboard(answer: () => Promise<void>): void {
  Object.defineProperty(navigator, "clipboard", { value: { writeText: answer } });
}

export default stories("main", ["large-text", "long-words", "right-to-left"], {
  "The message went to the mail program": notice({ onUndo: () => {} }),
  "The message is too long for a mail link": notice({ outcome: "tooLong", link: undefined }),
  "Nobody can tell whether the message arrived": notice({ outcome: "unknown" }),
  "The address is longer than a line": notice({
    address: `${"long.".repeat(15)}name@site.example`,
  }),
  "The text is copied": {
    shown: copyButton,
    before: () => answerClipboard(() => Promise.resolve()),
    play: () => press("button", "[role=status]:not(:empty)"),
  },
  "The browser forbids copying, so it is done by hand": {
    shown: copyButton,
    before: () => answerClipboard(() => Promise.reject(new DOMException("", "NotAllowedError"))),
    play: () => press("button", "textarea"),
  },
});
