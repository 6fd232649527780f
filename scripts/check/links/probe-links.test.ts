import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { externalAddresses } from "../linting/content-links.ts";
import { checkFiles, shown } from "../testing/check-files.ts";
import { probeLinks } from "./probe-links.ts";

/** A server on this machine; its address ends without a slash. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const quick = { retries: 2, timeout: 300, pause: 1 };

it.each([
  [200, "works"],
  [301, "works"],
  [404, "broken"],
  [410, "broken"],
  [403, "unknown"],
  [429, "unknown"],
  [503, "unknown"],
])("takes status %i for %s", async (status, state) => {
  const origin = await serve(({ url }, response) => {
    const isMoved = status === 301 && url === "/b";
    response.writeHead(isMoved ? 200 : status, status === 301 ? { location: "/b" } : {}).end();
  });
  const states = await probeLinks([`${origin}/a`], quick);
  expect(states.get(`${origin}/a`)).toMatchObject({ state });
});

it("asks again before it gives up, and each address once otherwise", async () => {
  let count = 0;
  const origin = await serve((_, response) => {
    count += 1;
    response.writeHead(count < 3 ? 503 : 200).end();
  });
  const states = await probeLinks([`${origin}/a`, `${origin}/a`], quick);
  expect([...states.values()]).toEqual([{ state: "works", status: 200 }]);
  expect(count).toBe(3);
});

it("does not take silence, a refused connection or a broken answer for a broken link", async () => {
  const silent = await serve(() => {});
  const rude = await serve((_, response) => response.destroy());
  const addresses = [`${silent}/`, `${rude}/`, "http://127.0.0.1:1/"];
  const states = await probeLinks(addresses, { ...quick, retries: 0 });
  expect([...states.values()].map(({ state }) => state)).toEqual(["unknown", "unknown", "unknown"]);
});

const withLinks = (href: string) => ({
  "products/first.yaml": (text: string) => `${text}href: ${href}\n`,
  "products/second.yaml": (text: string) => `${text}href: /about\n`,
});

it("looks at addresses elsewhere alone, but for reserved names", () => {
  const addressesWith = (href: string) => externalAddresses(checkFiles(withLinks(href)));
  expect(addressesWith("https://a.fixture.internal/b")).toEqual(["https://a.fixture.internal/b"]);
  expect(addressesWith("https://www.firm.example/")).toEqual([]);
});

it("reports what was found out", () => {
  const address = "https://gone.fixture.internal/a";
  expect(shown(checkFiles(withLinks(address)))).toEqual([]);
  const linkStates = new Map([[address, { state: "unknown", reason: "status 503" } as const]]);
  const { diagnostics, content } = checkFiles(withLinks(address), { linkStates });
  expect(diagnostics).toMatchObject([{ rule: "link-external", severity: "info" }]);
  expect(diagnostics[0]?.message).toBe("Whether this address works could not be told: status 503.");
  expect(content).toBeDefined();
});
