import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quickFolder } from "../../../dev/quick-folder.ts";
import { inRanges } from "../network.ts";
import { callerAddressBy } from "./caller-address.ts";

const incoming = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;
const behind = callerAddressBy(inRanges("10.0.0.0/8, 127.0.0.1, ::1"));

describe("the address of who asks", () => {
  it.each([
    ["the socket's, when no proxy is trusted there", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["the one a trusted proxy names", "10.0.0.5", "198.51.100.1", "198.51.100.1"],
    ["the same with a port", "10.0.0.5", "198.51.100.1:5123", "198.51.100.1"],
    ["the same in IPv6, with brackets and port", "10.0.0.5", "[2001:db8::1]:5123", "2001:db8:0:0:0:0:0:1"],
    ["the rightmost that is not trusted, through several", "10.0.0.5", "198.51.100.1, 203.0.113.9, 10.0.0.9", "203.0.113.9"],
    ["never one the caller wrote before it", "::ffff:10.0.0.5", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
    ["the proxy's own, when it names none", "10.0.0.5", undefined, "10.0.0.5"],
    ["the last one that makes sense", "10.0.0.5", "198.51.100.1, unknown, 10.0.0.9", "10.0.0.9"],
    ["the first proxy's, when all are trusted", "127.0.0.1", "10.0.0.1, 10.0.0.2", "10.0.0.1"],
  ])("is %s", (_, socket, forwarded, address) => expect(behind(incoming(socket, forwarded))).toBe(address));

  it("is the socket's with no proxy named, loopback included", () => {
    expect(callerAddressBy(inRanges(""))(incoming("::ffff:127.0.0.1", "198.51.100.1"))).toBe("127.0.0.1");
  });
});

/** nginx as Debian ships it; where there is none, a small proxy that adds to the header the same way. */
const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
const seen: string[] = [];
let app: Server;
let proxyPort = 0;
let stopProxy: () => void = () => undefined;

beforeAll(async () => {
  app = createServer((requested, answer) => {
    seen.push(behind(requested));
    answer.end("ok");
  });
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  const { port } = app.address() as AddressInfo;
  if (hasNginx) stopProxy = await startNginx(port);
  else stopProxy = await startSmallProxy(port);
});
afterAll(() => {
  stopProxy();
  app.close();
});

async function startNginx(port: number): Promise<() => void> {
  proxyPort = await freePort();
  const folder = quickFolder("autoria-nginx-");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
     http { ${temporary} access_log off; server { listen 127.0.0.1:${proxyPort};
       location / { proxy_pass http://127.0.0.1:${port}; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; } } }`,
  );
  const child: ChildProcess = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  for (let tries = 0; tries < 100 && !(await isOpen(proxyPort)); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
  return () => child.kill("SIGTERM");
}

async function startSmallProxy(port: number): Promise<() => void> {
  const proxy = createServer((requested, answer) => {
    const before = requested.headers["x-forwarded-for"];
    const named = [before, requested.socket.remoteAddress].filter(Boolean).join(", ");
    const onward = request({ port, path: requested.url, headers: { ...requested.headers, "x-forwarded-for": named } }, (got) =>
      got.pipe(answer),
    );
    onward.end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  proxyPort = (proxy.address() as AddressInfo).port;
  return () => proxy.close();
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

describe(`through a real proxy (${hasNginx ? "nginx" : "a small one"})`, () => {
  const ask = async (forwarded?: string) => {
    await fetch(`http://127.0.0.1:${proxyPort}/`, { headers: forwarded ? { "x-forwarded-for": forwarded } : {} });
    return seen.at(-1);
  };

  it("a caller's own header changes nothing but what stands left of who spoke to the proxy", async () => {
    // The caller is on this machine, whose address is trusted here: what it wrote is the next hop, as of an outer proxy.
    expect(await ask("198.51.100.1")).toBe("198.51.100.1");
    expect(await ask("6.6.6.6, 198.51.100.1")).toBe("198.51.100.1");
    expect(await ask("6.6.6.6, [2001:db8::7]:443")).toBe("2001:db8:0:0:0:0:0:7");
  });

  it("without one, the caller is who spoke to the proxy", async () => {
    expect(await ask()).toBe("127.0.0.1");
  });
});
