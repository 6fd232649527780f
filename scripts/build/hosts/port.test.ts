import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { assertFree, servedAt } from "./port.ts";

it("a port that another program uses, and a host that is not here, are refused with what to write", async () => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(assertFree(port, "localhost")).rejects.toThrow(
    `another program uses port ${port}. Name another one, such as PORT=`,
  );
  other.close();
  // Reserved for documentation.
  await expect(assertFree(0, "203.0.113.7")).rejects.toThrow("HOST is not an address of this");
  await assertFree(0, "localhost");
});

it("a server at one address of this computer is named by it", () => {
  const hosts = ["localhost", "0.0.0.0", "::", "127.0.0.2", "::1"];
  expect(hosts.map((host) => servedAt(host, 80).slice("http://".length, -":80".length))).toEqual([
    ...["localhost", "localhost", "localhost", "127.0.0.2", "[::1]"],
  ]);
});
