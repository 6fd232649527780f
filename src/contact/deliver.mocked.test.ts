import { beforeEach, expect, it, vi } from "vitest";
import { deliver } from "./deliver.ts";

const send = vi.fn<() => Promise<void>>();
vi.mock("./senders.ts", () => ({ senders: { post: async () => ({ send }) } }));
vi.mock("../browser/fetch-chunks.ts", () => ({ fetchChunks: async () => {} }));

const assign = vi.fn<(link: string) => void>();
const onFault = vi.fn<(fault: unknown) => void>();
const post = { method: "post", endpoint: "https://forms.example/f/1" } as const;
const message = { name: "Asha", email: "asha@firm.example", message: "Hello" };
const delivery = { message, link: "mailto:us", to: "us@firm.example", settings: post, onFault };

beforeEach(() => {
  vi.stubGlobal("location", { assign });
  for (const mock of [send, assign, onFault]) mock.mockReset();
});

const noAnswer = Object.assign(new Error("No clear answer came."), { name: "NoAnswerError" });
const blocked = new DOMException("Blocked.", "SecurityError");

it("a message that is taken is sent, with the firm's address and the settings of the way", async () => {
  send.mockResolvedValue();
  expect(await deliver(delivery)).toBe("sent");
  expect(send).toHaveBeenCalledWith(message, "us@firm.example", post);
});

it.each([
  ["is refused", { status: 400 }, "mailto:us", "failed", 1],
  ["gets no clear answer", noAnswer, "mailto:us", "unknown", 0],
  ["meets blocked storage", blocked, "mailto:us", "handedOver", 0],
  ["meets blocked storage, and may not go by mail", blocked, undefined, "failed", 0],
] as const)("a message that %s has an end with a name", async (_, fault, link, end, faults) => {
  send.mockRejectedValue(fault);
  expect(await deliver({ ...delivery, link })).toBe(end);
  expect(assign).toHaveBeenCalledTimes(end === "handedOver" ? 1 : 0);
  expect(onFault).toHaveBeenCalledTimes(faults);
});

it.each([
  ["mailto:us", "handedOver"],
  [`mailto:us?${"x".repeat(2000)}`, "tooLong"],
])("the mail program is handed what is short enough", async (link, end) => {
  expect(await deliver({ ...delivery, link, settings: { method: "mailto" } })).toBe(end);
});
