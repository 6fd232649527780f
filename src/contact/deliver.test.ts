import { expect, it, vi } from "vitest";
import { knowChunks } from "../browser/fetch-chunks.ts";
import { deliver } from "./deliver.ts";

const settings = { method: "post", endpoint: "https://forms.example/f/1" } as const;
const message = { name: "Asha", email: "asha@firm.example", message: "Hello" };

it("fails if storage is blocked and the message cannot go by mail", async () => {
  const blocked = () => {
    throw new DOMException("Blocked.", "SecurityError");
  };
  vi.stubGlobal("fetch", blocked);
  knowChunks({ post: "/post.js" }, "");
  const to = "us@firm.example";
  const onFault = vi.fn();
  expect(await deliver({ message, link: undefined, to, settings, onFault })).toBe("failed");
  expect(onFault).not.toHaveBeenCalled();
});
