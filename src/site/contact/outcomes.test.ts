import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { casesIn, type Row } from "../../testing/hold-cases.ts";
import { setChunkLoader } from "../browser/fetch-chunks.ts";
import { deliver } from "./deliver.ts";
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
  origin: "https://mails.example/",
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
  const rejectLoading = () => Promise.reject(fault);
  setChunkLoader(
    { settings: { post: "/post.js" }, load: rejectLoading, loadAgain: () => false },
    "",
  );
  expect(await deliverBy(post, mail)).toBe(outcome);
  expect(onFault).toHaveBeenCalledTimes(times);
  setChunkLoader({ settings: {}, load: async () => {}, loadAgain: () => false }, "");
});

/** A page has one service alone, so that the other one is called without the page's code. */
const byEmailjs = () =>
  sendByEmailjs(message, to, emailjs).then(
    () => "sent",
    ({ name }) => (name === "NoAnswerError" ? "unknown" : "failed"),
  );

/** An answer of a service, or none. */
function outcomeFor(kind: number | string, isOnline = true): Promise<Response> {
  vi.stubGlobal("navigator", { onLine: isOnline });
  if (kind === "silence") return new Promise(() => {});
  if (kind === "breaks") return Promise.reject(new TypeError("Failed to fetch"));
  return Promise.resolve(answerWith(Number(kind)));
}

interface Attempts extends Row {
  answers: (number | string)[];
  /** Whether there is a network before the first answer, and then. */
  online?: boolean[];
  waits?: number;
  outcome: string;
}

describe.each([
  ["a mail service", byEmailjs],
  ["a form endpoint", () => deliverBy(post)],
])("by %s", (_, send) => {
  for (const row of casesIn<Attempts[]>(import.meta.dirname, "outcomes.test.yaml"))
    it(`a message is ${row.outcome} if ${row.what}`, async () => {
      const { answers, online: [before, after] = [true, true], waits = 0, outcome } = row;
      vi.stubGlobal("navigator", { onLine: before });
      for (const kind of answers) service.mockImplementationOnce(() => outcomeFor(kind, after));
      const ended = vi.fn();
      const end = send().then(ended);
      if (waits > 0) await vi.advanceTimersByTimeAsync(waits - 1);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await end;
      expect(ended).toHaveBeenCalledWith(outcome);
      expect(service).toHaveBeenCalledTimes(answers.length);
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

it("the mail service gets a message with the firm's address", async () => {
  service.mockResolvedValue(answerWith(200));
  await byEmailjs();
  const [address, request] = service.mock.calls[0] ?? [];
  expect(address).toBe("https://mails.example/api/v1.0/email/send");
  expect(JSON.parse(`${request?.body}`)).toMatchObject({
    template_params: { from_name: "Asha", from_email: "asha@firm.example", to_email: to },
  });
});
