import { slotsOf } from "../../content/template.ts";
import { defineRule } from "../linting/define-rule.ts";
import { code } from "../read/findings/words.ts";
import { place } from "../read/located.ts";

const service = "serviceId: service\n  templateId: template\n  publicKey: key";

export const deliveryText = defineRule({
  id: "delivery-text",
  severity: "error",
  where: "site",
  summary:
    "A way of delivery of which no text says where a message goes, in a language without a pack; or a policy that names a service where there is none.",
  why: "Whoever writes to you must know where the words go before they are sent.",
  mend: "Write the text for it under `form.privacy` in pages/contact.yaml; in the policy, leave out `{service}`.",
  bad: `# There is no pack for Latin.\nlanguage: la\ndelivery:\n  method: «emailjs»\n  ${service}`,
  good: "language: la\ndelivery:\n  method: mailto",
  check({ site, pages, files, report }) {
    const method = site?.delivery?.method;
    const policy = files.find(({ root }) => root === pages.privacy);
    for (const text of policy?.texts ?? [])
      if (method?.value === "mailto" && slotsOf(text.value).includes("service"))
        report(text, {
          message:
            "`{service}` names what takes the messages, and here that is the mail program of whoever writes.",
          hint: "Say so in place of it, or name the service under `delivery:` in site.yaml.",
        });
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
