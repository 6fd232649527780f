import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HostKind } from "../../../src/panel/host/host.ts";
import { answerAsForgejo } from "./answer-as-forgejo.ts";
import { answerAsGitHub } from "./answer-as-github.ts";
import { answerAsGitLab } from "./answer-as-gitlab.ts";
import { answerSignIn, isSignIn } from "./answer-sign-in.ts";
import { BareRepository } from "./bare-repository.ts";
import type {
  AskedRequest,
  GivenAnswer,
  MadeFault,
  StartedHost,
  TokenRight,
} from "./started-host.ts";

/** How each kind of host answers a request to its API. */
const kinds: Record<HostKind, (host: StartedHost, asked: AskedRequest) => Promise<GivenAnswer>> = {
  github: answerAsGitHub,
  gitlab: answerAsGitLab,
  forgejo: answerAsForgejo,
};

/** The headers by which hosts let pages of other origins ask. */
const shared: Record<HostKind, Record<string, string>> = {
  github: {
    "Access-Control-Allow-Headers": "Authorization, Content-Type, If-Match, X-GitHub-Api-Version",
    "Access-Control-Expose-Headers":
      "ETag, Link, Location, Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset, X-OAuth-Scopes",
  },
  gitlab: {
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
    "Access-Control-Expose-Headers":
      "Link, X-Gitlab-Last-Commit-Id, X-Next-Page, X-Total-Pages, RateLimit-Reset, Retry-After",
  },
  forgejo: { "Access-Control-Allow-Headers": "Authorization, Content-Type, User-Agent" },
};

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const text = `${Buffer.concat(parts)}`;
  return text.startsWith("{") ? JSON.parse(text) : text || undefined;
}

function spoil(fault: MadeFault, token: string, response: ServerResponse) {
  const soon = { "Retry-After": "60", "X-RateLimit-Remaining": "0" };
  if (fault === "silence") return;
  if (fault === 301) response.setHeader("Location", "/elsewhere");
  if (fault === "page") response.setHeader("Content-Type", "text/html").end("<p>Sign in to Wi-Fi");
  else if (fault === "cut") response.setHeader("Content-Type", "application/json").end('{"data":');
  else if (fault === "half") {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
    response.write('{"data":');
    setTimeout(() => response.destroy(), 20);
  } else {
    response.writeHead(fault, { "Content-Type": "application/json", ...(fault === 429 && soon) });
    response.end(JSON.stringify({ message: `Fault ${fault} for ${token}` }));
  }
}

/**
 * Starts a host on loopback that answers the documented calls of its kind over a bare repository.
 *
 * @param tokens What the holders of tokens may.
 */
export async function startHost(
  repositoryFolder: string,
  given: { kind: HostKind; tokens: Readonly<Record<string, TokenRight>> },
): Promise<StartedHost> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? "", host.origin);
    const method = request.method ?? "";
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
    for (const [name, value] of Object.entries(shared[given.kind])) response.setHeader(name, value);
    if (method === "OPTIONS") return void response.writeHead(204).end();
    const body = await readJson(request);
    const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const right = given.tokens[token];
    const asked = { method, path: pathname, query, body, right: right ?? "elsewhere" };
    host.requests.push(asked);
    const fault = host.fault?.(asked) ?? (right || isSignIn(pathname) ? undefined : 401);
    if (fault) return spoil(fault, token, response);
    const writer = Object.entries(given.tokens).find(([, right]) => right === "write")?.[0] ?? "";
    const answer: GivenAnswer = isSignIn(pathname)
      ? answerSignIn(asked, writer)
      : await kinds[given.kind](host, asked).catch((error) => ({
          ...{ status: 500, json: { message: `${error}` } },
        }));
    const type = answer.bytes ? "application/octet-stream" : "application/json; charset=utf-8";
    response.writeHead(answer.status ?? 200, { "Content-Type": type, ...answer.headers });
    response.end(answer.bytes ?? JSON.stringify(answer.json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host: StartedHost = {
    origin,
    address: `${origin}/firm/site`,
    repository: new BareRepository(repositoryFolder),
    requests: [],
    protectedBranches: new Set(),
    builds: new Map(),
    annotations: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return host;
}
