import { beforeEach, expect, it, vi } from "vitest";
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
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", answers.mockReset());
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
  ["refuses it", () => Promise.resolve(new Response("", { status: 422 })), undefined],
  ["refuses it in words", () => Promise.resolve(new Response('{"success":"false"}')), undefined],
  ["does not let pages read", () => Promise.reject(new TypeError("No CORS")), "NoAnswerError"],
])("an endpoint that %s is asked once, and what it says is heard", async (_, answer, end) => {
  answers.mockImplementation(answer);
  expect((await sent()).name).toBe(end);
  expect(answers).toHaveBeenCalledTimes(1);
});
