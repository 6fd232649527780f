import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { send as sendByEmailjs } from "./send-by-emailjs.ts";
import { send as sendByPost } from "./send-by-post.ts";

const message = {
  name: " Asha ",
  email: "asha@firm.example\u200e ",
  message: "Hello\nthere & you",
};
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
const answerWith = (status: number) => async () => new Response("{}", { status });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { pathname: "/contact" });
  vi.stubGlobal("fetch", service.mockReset());
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ["a mail service", () => sendByEmailjs(message, "us@firm.example", emailjs)],
  ["a form endpoint", () => sendByPost(message, "us@firm.example", post)],
])("sending by %s", (_, send) => {
  /** What a message ends with, `undefined` after success. */
  const sent = () => send().catch((fault) => fault);

  it.each([
    ["a gateway answers 502", answerWith(502), 1, "NoAnswerError"],
    ["a gateway answers 524", answerWith(524), 1, "NoAnswerError"],
    ["the request is wrong", answerWith(400), 1, undefined],
    ["the service has a fault each time", answerWith(500), 4, undefined],
  ])("if %s, tries again only where nothing has arrived", async (_, answer, times, name) => {
    service.mockImplementation(answer);
    const end = sent();
    await vi.advanceTimersByTimeAsync(7000);
    expect((await end).name).toBe(name);
    expect(service).toHaveBeenCalledTimes(times);
  });

  it("waits longer before each attempt", async () => {
    service.mockImplementation(answerWith(429));
    const end = sent();
    for (const [index, wait] of [1000, 2000, 4000].entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(service).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(service).toHaveBeenCalledTimes(4);
    expect(await end).toMatchObject({ status: 429 });
  });

  it("gives up after twenty seconds without an answer", async () => {
    service.mockReturnValue(new Promise(() => {}));
    const ended = vi.fn();
    const end = sent();
    end.then(ended);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await end).name).toBe("NoAnswerError");
    expect(service).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["between two networks", true, true, 1, "NoAnswerError"],
    ["as the network goes", true, false, 1, "NoAnswerError"],
    ["without a network", false, false, 4, "TypeError"],
  ])("knows of a connection that breaks %s whether a message may have arrived", async (...row) => {
    const [, before, after, times, name] = row;
    vi.stubGlobal("navigator", { onLine: before });
    service.mockImplementation(() => {
      vi.stubGlobal("navigator", { onLine: after });
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    const end = sent();
    await vi.advanceTimersByTimeAsync(7000);
    expect((await end).name).toBe(name);
    expect(service).toHaveBeenCalledTimes(times);
  });
});

it("an endpoint gets a message as a form would send it, with the fields that it asks for", async () => {
  service.mockImplementation(answerWith(200));
  await sendByPost(message, "us@firm.example", post);
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
  await expect(sendByPost(message, "us@firm.example", post)).rejects.toMatchObject({ status: 200 });
  expect(service).toHaveBeenCalledTimes(1);
});

it.each(["https://mails.example", "https://mails.example/"])(
  "the mail service at %s gets a message with the firm's address",
  async (origin) => {
    service.mockImplementation(answerWith(200));
    await sendByEmailjs(message, "us@firm.example", { ...emailjs, origin });
    const [address, request] = service.mock.calls[0] ?? [];
    expect(address).toBe("https://mails.example/api/v1.0/email/send");
    expect(JSON.parse(`${request?.body}`)).toMatchObject({
      template_params: { from_name: "Asha", to_email: "us@firm.example" },
    });
  },
);
