import { expect, it } from "vitest";
import { serviceAddress } from "./service-address.ts";

const account = { serviceId: "service", templateId: "template", publicKey: "key" };

it("each way of delivery but the visitor's mail program sends to an address", () => {
  const service = { method: "emailjs", ...account, origin: "https://mail.example" } as const;
  const endpoint = { method: "post", endpoint: "https://forms.example/f/1" } as const;
  expect(serviceAddress({ method: "mailto" })).toBeUndefined();
  expect(serviceAddress(service)?.href).toBe("https://mail.example/");
  expect(serviceAddress(endpoint)?.href).toBe("https://forms.example/f/1");
});
