import { attempt } from "./attempt.ts";
import type { Sender } from "./sender.ts";

/**
 * Sends a message as a form would, to an endpoint that takes forms. An answer that the page may not
 * read ends as one that never came: nobody can tell then what became of the message.
 */
export const send: Sender<"post"> = async (message, _, { endpoint, fields }) => {
  const { name, email } = message;
  const body = { ...fields, ...message, name: name.trim(), email: email.trim() };
  await attempt(async () => {
    // Neither asks the browser to ask first (Fetch, "CORS-safelisted"), which few endpoints answer;
    // for this type services answer with a status and no page of their own.
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(body),
    });
    if (!answer.ok || (await saysNo(answer))) throw answer;
  });
};

/** Whether an answer of status 200 says of itself that the message was not taken, as that of FormSubmit does. */
async function saysNo(answer: Response): Promise<boolean> {
  try {
    const { success, ok } = JSON.parse(await answer.text());
    return [success, ok].some((said) => `${said}` === "false");
  } catch {
    // A page, nothing, or half of something: the status counts.
    return false;
  }
}
