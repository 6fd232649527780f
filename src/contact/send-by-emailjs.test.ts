import { expect, it, vi } from "vitest";
import { NoAnswerError } from "./attempt.ts";
import { send } from "./send-by-emailjs.ts";

const message = { name: " Asha ", email: "asha@firm.example ", message: "Hello" };
const account = { serviceId: "service", templateId: "template", publicKey: "key" };

it.each(["https://mails.example", "https://mails.example/"])(
  "a message goes to the service at %s, with the firm's address",
  async (origin) => {
    const answers = vi.fn<typeof fetch>().mockResolvedValue(new Response("OK"));
    vi.stubGlobal("fetch", answers);
    vi.stubGlobal("navigator", { onLine: true });
    vi.stubGlobal("location", { pathname: "/contact" });
    await send(message, "us@firm.example", { method: "emailjs", ...account, origin });
    const [address, request] = answers.mock.calls[0] ?? [];
    expect(address).toBe("https://mails.example/api/v1.0/email/send");
    expect(JSON.parse(`${request?.body}`)).toMatchObject({
      template_params: { from_name: "Asha", to_email: "us@firm.example" },
    });
  },
);

it("of a request that an extension blocks nobody knows whether the message arrived", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { pathname: "/contact" });
  const settings = { method: "emailjs", ...account, origin: "https://mails.example" } as const;
  await expect(send(message, "us@firm.example", settings)).rejects.toThrow(NoAnswerError);
});
