import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { assertFree, portOr } from "./port.ts";

it("the port is the one in PORT, or the default", () => {
  const ports = [undefined, "", "0", "8080"].map((PORT) => portOr(4173, { PORT }));
  expect(ports).toEqual([4173, 4173, 0, 8080]);
});

it.each(["http", "-1", "70000", "80.5", "0x50"])(
  "a PORT that cannot be one is refused: %s",
  (PORT) => {
    expect(() => portOr(4173, { PORT })).toThrow(/^PORT must be a number up to 65535, and is "/);
  },
);

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
