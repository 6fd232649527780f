import { readMailLink } from "../support/mail-program.ts";
import type { Engine } from "./driving/engine.ts";
import { expect } from "./test.ts";

/** Waits until a message is handed to the mail program, and gives it as that program reads it. */
export async function awaitMail(engine: Engine): Promise<ReturnType<typeof readMailLink>> {
  let mail: string | undefined;
  await expect
    .poll(async () => {
      mail = await engine.handedMail();
      return mail;
    })
    .toBeDefined();
  return readMailLink(mail);
}
