import * as z from "zod";

// The policy of the page refuses code that is made from text, and Firefox reports each attempt.
z.config({ jitless: true });

try {
  new ReadableStream({ type: "bytes" });
} catch {
  // WebKit has no streams of bytes, which React makes. A usual one gives the same bytes.
  globalThis.ReadableStream = new Proxy(ReadableStream, {
    construct: (Usual, [source, strategy]) => new Usual({ ...source, type: undefined }, strategy),
  });
}
