import { connect } from "node:net";

type Ask = <Answer>(command: string, parameters?: object) => Promise<Answer>;

/**
 * Connects to Marionette, the remote control inside Firefox, at a port of this machine. Packets are
 * `length:[0, id, command, parameters]` there and `length:[1, id, error, answer]` back, the length in
 * bytes; only the greeting is no array.
 *
 * @returns what gives a command. It throws what Firefox says against it.
 */
export function connectMarionette(port: number): Ask {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<number, (error: Error | undefined, answer?: unknown) => void>();
  let unread = Buffer.alloc(0);
  socket.on("data", (part) => {
    unread = Buffer.concat([unread, part]);
    for (;;) {
      const start = unread.indexOf(":") + 1;
      const end = start + Number.parseInt(unread.toString("latin1", 0, start), 10);
      if (start === 0 || unread.length < end) return;
      const packet = JSON.parse(unread.toString("utf8", start, end));
      unread = unread.subarray(end);
      if (!Array.isArray(packet)) continue;
      const [, id, error, answer] = packet;
      waiting.get(id)?.(error && new Error(`${error.error}: ${error.message}`), answer);
      waiting.delete(id);
    }
  });
  // The end of Firefox can be an error, too.
  socket.on("error", () => {});
  socket.on("close", () => {
    for (const settle of waiting.values()) settle(new Error("Firefox has gone."));
  });

  let last = 0;
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (error, answer) => {
        // Most answers are an object with a value; some are the value.
        const shell = Object(answer);
        if (error) reject(error);
        else resolve(Object.hasOwn(shell, "value") ? shell.value : answer);
      });
      const packet = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(packet)}:${packet}`, (error) => error && reject(error));
    });
}
