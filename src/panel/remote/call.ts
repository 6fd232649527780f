import { HostFault } from "../host/host-fault.ts";

/** Calls between a page, its frame and its worker, over ports of messages. */

/** Either end of a channel: a port, a worker, or what runs in one. */
export interface End {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  addEventListener(name: "message", hear: (event: MessageEvent) => void): void;
}

type Call = { id: number; name: string; given: readonly unknown[] };
type Reply = { reply: number; value?: unknown; fault?: Fault };

/** An error on its way: a fault of the host keeps its kind. */
type Fault = { message: string; word?: string; until?: Date; said?: string };

// biome-ignore lint/suspicious/noExplicitAny: each function has parameters of its own.
export type Functions = Readonly<Record<string, (...given: any[]) => unknown>>;

/** The same functions, called over a channel. */
export type Remote<Some extends Functions> = {
  [Name in keyof Some]: (
    ...given: Parameters<Some[Name]>
  ) => Promise<Awaited<ReturnType<Some[Name]>>>;
};

/** Answers calls at an end of a channel. Each answer may be a promise. */
export function answerCalls(end: End, functions: Functions): void {
  end.addEventListener("message", async ({ data }) => {
    const { id, name, given } = data as Call;
    if (id === undefined || !Object.hasOwn(functions, name)) return;
    try {
      end.postMessage({ reply: id, value: await functions[name]?.(...given) } satisfies Reply);
    } catch (error) {
      const { message, word, until, said } = error as Fault;
      const fault: Fault = { message, ...(error instanceof HostFault && { word, until, said }) };
      end.postMessage({ reply: id, fault } satisfies Reply);
    }
  });
}

/** Calls functions at the other end of a channel. @throws HostFault or Error, as the function there did. */
export function callsTo<Some extends Functions>(end: End): Remote<Some> {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  end.addEventListener("message", ({ data }) => {
    const reply = data as Reply;
    waiting.get(reply.reply)?.(reply);
    waiting.delete(reply.reply);
  });
  const call =
    (name: string) =>
    (...given: unknown[]) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ value, fault }) => {
          if (!fault) resolve(value);
          else if (!fault.word) reject(new Error(fault.message));
          else reject(new HostFault(fault.word as HostFault["word"], fault.said, fault.until));
        });
        end.postMessage({ id: last, name, given } satisfies Call);
      });
  return new Proxy({} as Remote<Some>, {
    // Nothing waits for the calls themselves.
    get: (_, name) => (name === "then" ? undefined : call(`${String(name)}`)),
  });
}
