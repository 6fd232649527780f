import { HostFault, wordFor } from "./host-fault.ts";

export interface HostRequest {
  /** Without one, nothing is asked. */
  token: string | undefined;
  method?: "GET" | "HEAD" | "POST";
  accept?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Whether the host is asked to change something; by itself, all but GET and HEAD. */
  isWriting?: boolean;
  /** Called with the bytes of the answer that are there. */
  onBytes?: ((count: number) => void) | undefined;
}

export interface HostAnswer {
  headers: Headers;
  bytes: Uint8Array;
}

/** A host sends nothing for so long only if it will never, in milliseconds. */
const silence = 30_000;
/** The slowest network that is waited for while a request is sent, in bytes per millisecond. */
const slowest = 16;

/**
 * The answer of a host, whole.
 *
 * @throws HostFault for each other outcome.
 */
export async function callHost(address: string, request: HostRequest): Promise<HostAnswer> {
  const { token, accept = "application/json", body } = request;
  const method = request.method ?? (body === undefined ? "GET" : "POST");
  if (!token) throw new HostFault("expired");
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const answer = await fetchWhole(address, request.onBytes, {
    method,
    headers: {
      Accept: accept,
      Authorization: `Bearer ${token}`,
      ...(sent && { "Content-Type": "application/json" }),
    },
    ...(sent && { body: sent }),
  });
  if (answer.isOk) return answer;
  const said = saidIn(answer.bytes).replaceAll(token, "…");
  throw faultOf(answer, said, request.isWriting ?? !["GET", "HEAD"].includes(method));
}

/** The bytes of an answer, whatever its status. A host that falls silent is not waited for. */
export async function fetchWhole(
  address: string,
  onBytes: HostRequest["onBytes"],
  given: RequestInit & { body?: string | URLSearchParams },
): Promise<HostAnswer & { status: number; isOk: boolean }> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (more = 0) => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(), silence + more);
  };
  try {
    wait(`${given.body ?? ""}`.length / slowest);
    const response = await fetch(address, {
      ...given,
      ...{ signal: abort.signal, cache: "no-store", credentials: "omit" },
      // A token goes to the host alone, never on to where it sends.
      ...{ redirect: "manual", referrerPolicy: "no-referrer" },
    });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let count = 0;
    const reader = response.body?.getReader();
    for (;;) {
      wait();
      const { value } = (await reader?.read()) ?? {};
      if (!value) break;
      parts.push(value);
      count += value.length;
      onBytes?.(count);
    }
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    const { status, headers, ok: isOk } = response;
    return { status, headers, isOk, bytes };
  } catch {
    throw new HostFault("noNetwork");
  } finally {
    clearTimeout(timer);
  }
}

/** The JSON of an answer. */
export function jsonOf<Data>({ bytes, headers }: HostAnswer): Data {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // JSON that ends within is half an answer.
    throw new HostFault(headers.get("content-type")?.includes("json") ? "noNetwork" : "failed");
  }
}

/** A host's own words in an answer. */
function saidIn(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes.subarray(0, 4000));
  try {
    const { message, error, errors } = JSON.parse(text);
    const more = Array.isArray(errors) ? errors.map((one) => one?.message ?? one) : [];
    return [message ?? error, ...more].filter((one) => typeof one === "string").join(" ");
  } catch {
    return "";
  }
}

function faultOf(
  { status, headers }: { status: number; headers: Headers },
  said: string,
  isWriting: boolean,
): HostFault {
  const until = limitedUntil(headers);
  const word = wordFor(said);
  if (status === 401) return new HostFault("expired", said);
  if (status === 429 || (status === 403 && (until || word === "limited")))
    return new HostFault("limited", said, until);
  if (status === 413) return new HostFault("tooLarge", said);
  // A redirect that is not followed has the status 0 in browsers.
  if (status < 400 || [404, 410, 451].includes(status)) return new HostFault("missing", said);
  if (status >= 500) return new HostFault("failed", said);
  if (word) return new HostFault(word, said);
  if (status === 403) return new HostFault(isWriting ? "readOnly" : "missing", said);
  return new HostFault(status === 409 ? "moved" : "failed", said);
}

/** When a host that has had too many requests takes more, as headers of GitHub and GitLab say. */
export function limitedUntil(headers: Headers): Date | undefined {
  const after = Number(headers.get("retry-after"));
  if (after > 0) return new Date(Date.now() + after * 1000);
  const kind = headers.get("x-ratelimit-remaining") === "0" ? "x-ratelimit" : "ratelimit";
  const reset = Number(headers.get(`${kind}-reset`));
  return reset > 0 && headers.get(`${kind}-remaining`) === "0" ? new Date(reset * 1000) : undefined;
}
