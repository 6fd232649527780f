import { PassThrough } from "node:stream";

/** A terminal at which somebody presses these keys. */
export function terminal(...keys: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const output = new PassThrough({ encoding: "utf8" });
  const shown: string[] = [];
  output.on("data", (words) => shown.push(words));
  const timer = setInterval(() => {
    // Keys pressed before the first question would all go to it.
    if (shown.length === 0) return;
    const key = keys.shift();
    if (key === undefined) clearInterval(timer);
    else input.write(key);
  }, 20);
  return { input, output, shown: () => shown.join("") };
}
