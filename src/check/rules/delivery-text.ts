import { defineRule } from "../linting/define-rule.ts";
import { code } from "../read/findings/words.ts";
import { place } from "../read/located.ts";

const service = "serviceId: service\n  templateId: template\n  publicKey: key";

export const deliveryText = defineRule({
  id: "delivery-text",
  severity: "error",
  where: "site",
  summary:
    "A way of delivery of which no text says where a message goes, in a language without a pack.",
  why: "Whoever writes to you must know where the words go before they are sent.",
  mend: "Write the text for it under `form.privacy` in pages/contact.yaml.",
  bad: `# There is no pack for Latin.\nlanguage: la\ndelivery:\n  method: «emailjs»\n  ${service}`,
  good: "language: la\ndelivery:\n  method: mailto",
  check({ site, pages, report }) {
    const method = site?.delivery?.method;
    const privacy = pages.contact?.form?.privacy;
    if (method === undefined || privacy === undefined) return;
    const { file, path } = privacy[place];
    if (privacy[method.value] !== undefined) return;
    // A text that is there and wrong is reported as such.
    if (file.keyRange([...path, method.value]) !== undefined) return;
    report(method, {
      message: `Messages go by ${code(method.value)}, and no text says where that is.`,
      hint: `Add ${code(`${method.value}:`)} under \`form.privacy\` in ${file.file}, with a sentence for those who write to you.`,
    });
  },
});
