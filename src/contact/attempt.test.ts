import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { attempt } from "./attempt.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["no answer for twenty seconds", () => new Promise(() => {}), 1, "NoAnswerError"],
  ["a gateway's answer", () => Promise.reject({ status: 502 }), 1, "NoAnswerError"],
  ["an answer that it is wrong", () => Promise.reject({ status: 400 }), 1, undefined],
  ["a fault of the service, each time", () => Promise.reject({ status: 500 }), 4, undefined],
])(
  "a message that meets %s is sent again only where it has surely not arrived",
  async (_, answer, times, name) => {
    const send = vi.fn<() => Promise<unknown>>(answer);
    const end = attempt(send).catch((fault) => fault);
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await end).name).toBe(name);
    expect(send).toHaveBeenCalledTimes(times);
  },
);
