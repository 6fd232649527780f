import { commands, type Send } from "./browser.ts";

/** Longest that an answer may take, in milliseconds. */
const patience = 60_000;

/** Begins a session with a driver that listens at an address. Throws where it refuses, or says nothing. */
export async function beginHttpSession(driver: string, capabilities: object): Promise<Send> {
  async function ask(method: string, path: string, body?: object) {
    const response = await fetch(`${driver}/session${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  const begun = await ask("POST", "", { capabilities: { alwaysMatch: capabilities } });
  return (command, parameters = {}) => {
    const [method, path] = commands[command].split(" ") as [string, string];
    const body = method === "POST" ? parameters : undefined;
    return ask(method, `/${begun.sessionId}${path.replace("{id}", `${parameters["id"]}`)}`, body);
  };
}
