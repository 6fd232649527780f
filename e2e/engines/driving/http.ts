import { commands, type Send } from "./browser.ts";

/** Longest that a browser may take to start, and to answer, in milliseconds. */
const patience = { start: 30_000, answer: 60_000 };

/** Begins a session with a driver that listens at an address. Throws where it refuses, or says nothing. */
export async function beginHttpSession(driver: string, capabilities: object): Promise<Send> {
  async function ask(method: string, path: string, body?: object, timeout = patience.answer) {
    const response = await fetch(`${driver}/session${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  const session = { capabilities: { alwaysMatch: capabilities } };
  const begun = await ask("POST", "", session, patience.start);
  return (command, parameters = {}) => {
    const [method, path] = commands[command].split(" ") as [string, string];
    const body = method === "POST" ? parameters : undefined;
    return ask(method, `/${begun.sessionId}${path.replace("{id}", `${parameters["id"]}`)}`, body);
  };
}
