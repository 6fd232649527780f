import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { checkFiles, shown } from "../testing/check-files.ts";
import { externalAddresses } from "./external-addresses.ts";
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
  const origin = await serve((request, response) => {
    const isMoved = status === 301 && request.url === "/a";
    response.writeHead(
      isMoved ? 301 : status === 301 ? 200 : status,
      isMoved ? { location: "/b" } : {},
    );
    response.end();
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
  const states = await probeLinks([`${silent}/`, `${rude}/`, "http://127.0.0.1:1/"], {
    ...quick,
    retries: 0,
  });
  expect([...states.values()].map(({ state }) => state)).toEqual(["unknown", "unknown", "unknown"]);
});

it("reports what was found out, and looks at addresses elsewhere alone", () => {
  const edits = {
    "products/first.yaml": (text: string) => `${text}href: https://gone.fixture.internal/a\n`,
    "products/second.yaml": (text: string) => `${text}href: /about\n`,
  };
  expect(externalAddresses(checkFiles(edits))).toEqual(["https://gone.fixture.internal/a"]);
  expect(shown(checkFiles(edits))).toEqual([]);
  const linkStates = new Map([
    ["https://gone.fixture.internal/a", { state: "unknown", reason: "status 503" } as const],
  ]);
  const { diagnostics, content } = checkFiles(edits, { linkStates });
  expect(diagnostics).toMatchObject([{ rule: "link-external", severity: "info" }]);
  expect(diagnostics[0]?.message).toBe("Whether this address works could not be told: status 503.");
  expect(content).toBeDefined();
});

it("leaves reserved names alone", () => {
  const edits = {
    "products/first.yaml": (text: string) => `${text}href: https://www.firm.example/\n`,
  };
  expect(externalAddresses(checkFiles(edits))).toEqual([]);
});
