import { expect, it } from "vitest";
import { serviceAddress } from "./service-address.ts";

const account = { serviceId: "service", templateId: "template", publicKey: "key" };

it.each([
  [{ method: "mailto" } as const, undefined],
  [
    { method: "emailjs", ...account, origin: "https://mail.example" } as const,
    "https://mail.example/",
  ],
  [{ method: "post", endpoint: "https://forms.example/f/1" } as const, "https://forms.example/f/1"],
])("%o sends to %s", (delivery, address) => {
  expect(serviceAddress(delivery)?.href).toBe(address);
});
