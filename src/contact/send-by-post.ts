import { attempt, canRetry, retries } from "./attempt.ts";
import { cleanAddress, type Sender } from "./message.ts";

/**
 * Sends a message as a form would, to an endpoint that takes forms. An answer that the page may not
 * read counts as no answer: nobody can tell then whether the message arrived.
 */
export const send: Sender<"post"> = async (message, _, { endpoint, fields }) => {
  const { name, email } = message;
  const body = { ...fields, ...message, name: name.trim(), email: cleanAddress(email) };
  const post = async () => {
    // Neither header nor type needs a preflight request (Fetch, "CORS-safelisted"), which few endpoints
    // answer. For this type services answer with a status and not with a page.
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(body),
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
