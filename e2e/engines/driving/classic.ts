/** A session of classic WebDriver. */
export interface ClassicSession {
  capabilities: Readonly<Record<string, unknown>>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: object): Promise<Answer>;
  /** Ends the session, and with it the browser. */
  end(): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: An answer has the shape that its command's description gives.
type Answer = any;

/** Longest that an answer may take, in milliseconds. */
const patience = 20_000;

/** Begins a session with a driver that listens at an address. Throws where it refuses, or says nothing. */
export async function beginClassicSession(
  driver: string,
  capabilities: object,
): Promise<ClassicSession> {
  async function ask(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${driver}/session${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  const begun = await ask("POST", "", { capabilities: { alwaysMatch: capabilities } });
  return {
    capabilities: begun.capabilities,
    get: (path) => ask("GET", `/${begun.sessionId}${path}`),
    post: (path, body = {}) => ask("POST", `/${begun.sessionId}${path}`, body),
    end: () => ask("DELETE", `/${begun.sessionId}`),
  };
}
