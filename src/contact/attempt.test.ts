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
  ["no answer for twenty seconds", undefined, 1, "NoAnswerError"],
  ["a gateway that answers 502", 502, 1, "NoAnswerError"],
  ["a gateway that answers 504", 504, 1, "NoAnswerError"],
  ["a gateway that answers 520", 520, 1, "NoAnswerError"],
  ["a gateway that answers 524", 524, 1, "NoAnswerError"],
  ["an answer that it is wrong", 400, 1, undefined],
  ["an answer that nobody is there", 404, 1, undefined],
  ["a fault of the service, each time", 500, 4, undefined],
])("a message that meets %s is sent again only where it has surely not arrived", async (...row) => {
  const [, status, times, name] = row;
  const send = vi.fn(() => new Promise<void>((_, reject) => status && reject({ status })));
  const ended = vi.fn();
  const end = attempt(send).catch((fault) => fault);
  end.then(ended);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(ended).toHaveBeenCalledTimes(status ? 1 : 0);
  await vi.advanceTimersByTimeAsync(1);
  expect((await end).name).toBe(name);
  expect(send).toHaveBeenCalledTimes(times);
});

it("waits longer before each try", async () => {
  const send = vi.fn<() => Promise<unknown>>(() => Promise.reject({ status: 429 }));
  const end = attempt(send).catch((fault) => fault);
  for (const [index, wait] of [1000, 2000, 4000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(send).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(send).toHaveBeenCalledTimes(4);
  expect(await end).toEqual({ status: 429 });
});

it.each([
  ["between two networks", true, true, 1, "NoAnswerError"],
  ["as the network goes", true, false, 1, "NoAnswerError"],
  ["without a network", false, false, 4, "TypeError"],
])("a connection that breaks %s says whether a message may have arrived", async (...row) => {
  const [, before, after, times, name] = row;
  vi.stubGlobal("navigator", { onLine: before });
  const send = vi.fn<() => Promise<unknown>>(() => {
    vi.stubGlobal("navigator", { onLine: after });
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  const end = attempt(send).catch((fault) => fault);
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await end).name).toBe(name);
  expect(send).toHaveBeenCalledTimes(times);
});
