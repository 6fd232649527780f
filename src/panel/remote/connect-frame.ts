import { type Answered, type Connection, connectTo } from "../state/connection.ts";
import { panelStart } from "../state/panel-start.ts";
import { callsTo } from "./call.ts";
import { keptId, panelCodeId } from "./edit-files.ts";

/** What the page around a frame does for the panel in it. */
export type FrameFunctions = {
  ask(name: string, request: object, bytes?: Uint8Array): Promise<Answered>;
  page(): Promise<string>;
  drawing(kind: string): Promise<string>;
  /** @param path Below the base path, with a slash before it. */
  goTo(path: string): void;
  keep(kept: "tab" | "site", text: string): void;
  chooseLanguage(tag: string): void;
};

// No part of the page, which is compared with that after a save.
document.getElementById(panelCodeId)?.remove();

const { away, base } = panelStart;
const kept = JSON.parse(document.getElementById(keptId)?.textContent ?? "{}");
const site = new URL(base, document.baseURI).href;

/** The end of the channel, which the page around sends once this document is read. */
const port = new Promise<MessagePort>((receive) => {
  addEventListener("message", function hear({ source, ports: [first] }) {
    if (source !== parent || !first) return;
    removeEventListener("message", hear);
    first.start();
    receive(first);
  });
});
const around = port.then((one) => callsTo<FrameFunctions>(one));

/** The path of an address of this site; undefined for another. */
export const pathOfSite = (address: string): string | undefined =>
  address.startsWith(site) ? `/${address.slice(site.length)}` : undefined;

const connection: Connection = {
  async ask(name, request, bytes) {
    const sent = bytes && new Uint8Array(await bytes.arrayBuffer());
    return (await around).ask(name, request, sent);
  },
  address: () => new URL(`${base}${away?.path.slice(1)}`, document.baseURI).href,
  page: async () => (await around).page(),
  drawing: async (kind) => (await around).drawing(kind),
  async goTo(address) {
    const path = pathOfSite(address);
    if (path !== undefined) (await around).goTo(path);
  },
  reload: async () => (await around).goTo(`${away?.path}`),
  read: (which) => kept[which] || undefined,
  async write(which, text) {
    kept[which] = text;
    (await around).keep(which, text);
  },
  language: () => away?.language ?? "",
  chooseLanguage: async (tag) => (await around).chooseLanguage(tag),
};
connectTo(connection);
