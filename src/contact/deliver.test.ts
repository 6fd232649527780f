import { expect, it, vi } from "vitest";
import { borrowLoading } from "../browser/fetch-chunks.ts";
import { deliver } from "./deliver.ts";

const settings = { method: "post", endpoint: "https://forms.example/f/1" } as const;
const message = { name: "Asha", email: "asha@firm.example", message: "Hello" };

it("fails if storage is blocked and the message cannot go by mail", async () => {
  const load = async () => {
    throw new DOMException("Blocked.", "SecurityError");
  };
  borrowLoading({ settings: { post: "/post.js" }, load, loadAgain: () => false }, "");
  const to = "us@firm.example";
  const onFault = vi.fn();
  expect(await deliver({ message, link: undefined, to, settings, onFault })).toBe("failed");
  expect(onFault).not.toHaveBeenCalled();
});
