import { languageCookie, tabHeader } from "../protocol/protocol.ts";
import { panelStart } from "./panel-start.ts";

/** Where the panel keeps what it remembers: for this tab, or for the site on this device. */
export type Kept = "tab" | "site";

/** An answer as it came; undefined values where nobody answers. */
export interface Answered {
  status: number;
  answer: unknown;
}

/** What stands behind the panel: a development server, or what the panel on a published site has in its place. */
export interface Connection {
  /** @param bytes Of a picture or file. */
  ask(name: string, request: object, bytes?: Blob, signal?: AbortSignal): Promise<Answered>;
  /** The address of the page on show. */
  address(): string;
  /** The document of that page as it is now; none where it has another address, to which the tab goes. */
  page(): Promise<string | undefined>;
  /** A page with a section of a kind alone; empty where the site can have none. */
  drawing(kind: string, signal: AbortSignal): Promise<string>;
  goTo(address: string): void;
  reload(): void;
  read(kept: Kept): string | undefined;
  write(kept: Kept, text: string): void;
  /** The language that this person has chosen for the panel; empty for that of the site. */
  language(): string;
  chooseLanguage(tag: string): void;
}

const year = 365 * 24 * 60 * 60;

/** Names this document in what it asks for. */
export const tab = `${Math.random()}`;

/** Names the site, since many are served at the same address, one after the other. */
const key = `words ${panelStart.site}`;
const storageOf = (kept: Kept) => (kept === "tab" ? sessionStorage : localStorage);

/** The panel of a development server. */
const server: Connection = {
  async ask(name, request, bytes, signal) {
    const query = bytes ? `?${new URLSearchParams(request as Record<string, string>)}` : "";
    const response = await fetch(panelStart.address + name + query, {
      method: "POST",
      // Without these headers the server does nothing.
      headers: {
        "content-type": bytes ? "application/octet-stream" : "application/json",
        "x-words-token": panelStart.token,
        [tabHeader]: tab,
      },
      body: bytes ?? JSON.stringify(request),
      // Somebody may follow a link in this moment.
      keepalive: name === "save",
      ...(signal && { signal }),
    });
    const { status, headers } = response;
    const isFile = headers.get("content-type") === "application/zip";
    // Another program may serve the address by now.
    const answer = isFile ? await response.blob() : await response.json().catch(() => undefined);
    return { status, answer };
  },
  address: () => location.href,
  async page() {
    const headers = { accept: "text/html" };
    const answer = await fetch(location.href, { headers, cache: "no-store" });
    if (!answer.redirected) return answer.text();
    location.replace(answer.url + location.hash);
    return undefined;
  },
  async drawing(kind, signal) {
    const answer = await fetch(`${panelStart.base}@section/${kind}`, { signal });
    return answer.status === 200 ? answer.text() : "";
  },
  goTo: (address) => location.assign(address),
  reload: () => location.reload(),
  read(kept) {
    try {
      return storageOf(kept).getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(kept, text) {
    try {
      storageOf(kept).setItem(key, text);
    } catch {}
  },
  language: () =>
    document.cookie
      .split("; ")
      .find((one) => one.startsWith(`${languageCookie}=`))
      ?.slice(languageCookie.length + 1) ?? "",
  chooseLanguage(tag) {
    const age = tag === "" ? 0 : year;
    // biome-ignore lint/suspicious/noDocumentCookie: Not every browser has the other interface.
    document.cookie = `${languageCookie}=${tag}; Path=/; Max-Age=${age}; SameSite=Strict`;
    location.reload();
  },
};

/** What stands behind this panel. */
export let connection: Connection = server;

/** Has something else than a development server stand behind the panel. Called before any other module of it runs. */
export function connectTo(other: Connection): void {
  connection = other;
}

/** Calls a function when another tab has written what is kept of the site. */
export function onWrittenElsewhere(changed: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === key && event.storageArea === localStorage) changed();
  });
}
