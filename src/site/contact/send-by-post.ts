import { attempt, canRetry, retries } from "./attempt.ts";
import { attachedFiles, cleanAddress, hasMoreForms, type Sender } from "./message.ts";

/**
 * Sends a message as a form would, to an endpoint that takes forms. An answer that the page may not
 * read counts as no answer: nobody can tell then whether the message arrived.
 */
export const send: Sender<"post"> = async (message, _, { endpoint, fields }) => {
  const body = cleanForm({ ...fields, ...message });
  const post = async () => {
    // Neither header nor type needs a preflight request (Fetch, "CORS-safelisted"), which few endpoints
    // answer. For this type services answer with a status and not with a page.
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body:
        hasMoreForms && attachedFiles().length > 0 ? withFiles(body) : new URLSearchParams(body),
    });
    if (!answer.ok || (await isRefusal(answer))) throw answer;
  };
  for (let failures = 0; ; failures++) {
    try {
      return await attempt(post);
    } catch (fault) {
      if (failures === retries || !canRetry(fault)) throw fault;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** failures));
    }
  }
};

/** The texts of a form, which need have neither name nor address. */
function cleanForm(texts: Record<string, string>): Record<string, string> {
  const { name, email } = texts;
  return {
    ...texts,
    ...(name !== undefined && { name: name.trim() }),
    ...(email !== undefined && { email: cleanAddress(email) }),
  };
}

/** The texts of a form with its files in place of their names. No type of a form needs a preflight request. */
function withFiles(body: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(body)) data.append(name, text);
  for (const [name, file] of attachedFiles()) data.set(name, file);
  return data;
}

/** Whether the body of an answer with status 200 says that the message was not taken, as FormSubmit's does. */
async function isRefusal(answer: Response): Promise<boolean> {
  try {
    const { success, ok } = JSON.parse(await answer.text());
    return [success, ok].some((flag) => `${flag}` === "false");
  } catch {
    // A page, nothing, or an incomplete answer: the status counts.
    return false;
  }
}
