import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { send } from "./send-by-post.ts";

const message = { name: " Asha ", email: "asha@firm.example ", message: "Hello\nthere & you" };
const settings = {
  method: "post",
  endpoint: "https://forms.example/f/1",
  fields: { _subject: "From the site", _gotcha: "" },
} as const;

const answers = vi.fn<typeof fetch>();
const sent = () => send(message, "", settings).catch((fault) => fault);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", answers.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a message goes as a form would send it, with the fields that the service asks for", async () => {
  answers.mockResolvedValue(new Response("{}"));
  expect(await sent()).toBeUndefined();
  const [address, request] = answers.mock.calls[0] ?? [];
  expect(address).toBe(settings.endpoint);
  expect(request).toMatchObject({ method: "POST", headers: { Accept: "application/json" } });
  expect(Object.fromEntries(request?.body as URLSearchParams)).toEqual({
    _subject: "From the site",
    _gotcha: "",
    name: "Asha",
    email: "asha@firm.example",
    message: message.message,
  });
});

it.each([
  ["refuses it", () => Promise.resolve(new Response("", { status: 422 })), 1, undefined],
  ["is busy", () => Promise.resolve(new Response("", { status: 503 })), 4, undefined],
  [
    "stands behind a gateway",
    () => Promise.resolve(new Response("", { status: 504 })),
    1,
    "unknown",
  ],
  ["does not let pages read", () => Promise.reject(new TypeError("Failed to fetch")), 1, "unknown"],
])("an endpoint that %s is asked no oftener than is safe", async (_, answer, times, end) => {
  answers.mockImplementation(answer);
  const fault = sent();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answers).toHaveBeenCalledTimes(times);
  expect((await fault).name).toBe(end && "NoAnswerError");
});
