import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { borrowLoading } from "../browser/fetch-chunks.ts";
import { deliver } from "./deliver.ts";
import type { Message } from "./message.ts";
import { send as sendByEmailjs } from "./send-by-emailjs.ts";

const message = {
  name: " Asha ",
  email: "asha@firm.example\u200e ",
  message: "Hello\nthere & you",
};
const to = "us@firm.example";
const link = "mailto:us@firm.example?subject=s";
const post = {
  method: "post",
  endpoint: "https://forms.example/f/1",
  fields: { _subject: "From the site", _gotcha: "" },
} as const;
const emailjs = {
  method: "emailjs",
  serviceId: "service",
  templateId: "template",
  publicKey: "key",
  origin: "https://mails.example",
} as const;

const service = vi.fn<typeof fetch>();
const assign = vi.fn();
const onFault = vi.fn();
const answerWith = (status: number) => new Response("{}", { status });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { pathname: "/contact", assign: assign.mockReset() });
  vi.stubGlobal("fetch", service.mockReset());
  onFault.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

const deliverBy = (settings: Parameters<typeof deliver>[0]["settings"], mail?: string) =>
  deliver({ message, link: mail, to, settings, onFault });

const [longest, tooLong] = [2000, 2001].map((length) => link.padEnd(length, "x"));

it.each([
  ["handedOver", longest, [longest]],
  ["tooLong", tooLong, []],
  ["failed", undefined, []],
])("a message for the mail program is %s", async (outcome, mail, opened) => {
  expect(await deliverBy({ method: "mailto" }, mail)).toBe(outcome);
  expect(assign.mock.calls.flat()).toEqual(opened);
});

// The code that sends is a chunk: this is before it was ever loaded.
it.each([
  ["handedOver", "storage is blocked", new DOMException("", "SecurityError"), link, 0],
  ["failed", "storage is blocked", new DOMException("", "SecurityError"), undefined, 0],
  ["failed", "the code that sends is missing", new Response("", { status: 404 }), link, 1],
])("a message is %s if %s", async (outcome, _, fault, mail, times) => {
  const load = () => Promise.reject(fault);
  borrowLoading({ settings: { post: "/post.js" }, load, loadAgain: () => false }, "");
  expect(await deliverBy(post, mail)).toBe(outcome);
  expect(onFault).toHaveBeenCalledTimes(times);
  borrowLoading({ settings: {}, load: async () => {}, loadAgain: () => false }, "");
});

/** A page has one service alone, so that the other one is called without the page's code. */
const byEmailjs = (typed: Message, settings: typeof emailjs = emailjs) =>
  sendByEmailjs(typed, to, settings).then(
    () => "sent",
    ({ name }) => (name === "NoAnswerError" ? "unknown" : "failed"),
  );

describe.each([
  ["a mail service", () => byEmailjs(message)],
  ["a form endpoint", () => deliverBy(post)],
])("by %s", (_, send) => {
  it.each([
    ["sent", "it is taken", [200], 0],
    // It waits longer before each attempt.
    ["sent", "too many came before", [429, 429, 200], 3000],
    ["failed", "the service has a fault each time", [500, 500, 500, 500], 7000],
    ["failed", "the request is wrong", [400], 0],
    ["unknown", "a gateway gets no answer", [502], 0],
    ["unknown", "a gateway waits too long", [524], 0],
  ])("a message is %s if %s", async (outcome, _, statuses, wait) => {
    for (const status of statuses) service.mockResolvedValueOnce(answerWith(status));
    const end = send();
    if (wait > 0) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(service).toHaveBeenCalledTimes(statuses.length - 1);
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toBe(outcome);
    expect(service).toHaveBeenCalledTimes(statuses.length);
  });

  it("a message is unknown after twenty seconds without an answer", async () => {
    service.mockReturnValue(new Promise(() => {}));
    const ended = vi.fn();
    send().then(ended);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith("unknown");
    expect(service).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["unknown", "between two networks", true, true, 1],
    ["unknown", "as the network goes", true, false, 1],
    ["failed", "without a network", false, false, 4],
  ])("a message is %s if the connection breaks %s", async (outcome, _, before, after, times) => {
    vi.stubGlobal("navigator", { onLine: before });
    service.mockImplementation(() => {
      vi.stubGlobal("navigator", { onLine: after });
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    const end = send();
    await vi.advanceTimersByTimeAsync(7000);
    expect(await end).toBe(outcome);
    expect(service).toHaveBeenCalledTimes(times);
  });
});

it("an endpoint gets a message as a form would send it, with the fields that it asks for", async () => {
  service.mockResolvedValue(answerWith(200));
  await deliverBy(post);
  const [address, request] = service.mock.calls[0] ?? [];
  expect(address).toBe(post.endpoint);
  expect(request).toMatchObject({ method: "POST", headers: { Accept: "application/json" } });
  expect(Object.fromEntries(request?.body as URLSearchParams)).toEqual({
    ...post.fields,
    name: "Asha",
    email: "asha@firm.example",
    message: message.message,
  });
});

it("an endpoint can refuse a message in words", async () => {
  service.mockResolvedValue(new Response('{"success":"false"}'));
  expect(await deliverBy(post)).toBe("failed");
});

it.each(["https://mails.example", "https://mails.example/"])(
  "the mail service at %s gets a message with the firm's address",
  async (origin) => {
    service.mockResolvedValue(answerWith(200));
    await byEmailjs(message, { ...emailjs, origin } as typeof emailjs);
    const [address, request] = service.mock.calls[0] ?? [];
    expect(address).toBe("https://mails.example/api/v1.0/email/send");
    expect(JSON.parse(`${request?.body}`)).toMatchObject({
      template_params: { from_name: "Asha", from_email: "asha@firm.example", to_email: to },
    });
  },
);
