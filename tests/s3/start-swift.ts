import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import { backendConfig, hashConfig, proxyConfig, SWIFT_KEYS, type SwiftPorts } from "./swift-config.ts";

const run = promisify(execFile);
const BACKENDS = ["account", "container", "object"] as const;

/** A one-disk Swift cluster in a temporary folder, speaking S3. `stop` ends its processes and removes the folder. */
export async function startSwift() {
  const folder = await mkdtemp(path.join(tmpdir(), "autoria-swift-"));
  const ports = await freePorts();
  await writeCluster(folder, ports);
  const children = [
    spawn("memcached", ["-l", "127.0.0.1", "-p", String(ports.memcached), "-m", "16", ...asUser()], { stdio: "ignore" }),
    ...[...BACKENDS, "proxy"].map((name) =>
      spawn(`swift-${name}-server`, [`${folder}/etc/${name}-server.conf`], { stdio: "ignore" }),
    ),
  ];
  const endAll = () => children.forEach((child) => child.kill("SIGKILL"));
  process.once("exit", endAll);
  const stop = async () => {
    const ended = children.map(endOf);
    endAll();
    await Promise.all(ended);
    process.off("exit", endAll);
    await rm(folder, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  if (!(await answers(`${endpoint}/healthcheck`))) {
    await stop();
    throw new Error("Swift did not answer within 90 s");
  }
  /** Leaves every request without an answer, as a machine that hangs. */
  const pause = () => void children.at(-1)?.kill("SIGSTOP");
  const resume = () => void children.at(-1)?.kill("SIGCONT");
  return { endpoint, ...SWIFT_KEYS, pause, resume, stop };
}

async function writeCluster(folder: string, ports: SwiftPorts): Promise<void> {
  const { username } = userInfo();
  await mkdir(`${folder}/etc`);
  await mkdir(`${folder}/srv/d1`, { recursive: true });
  await writeFile(`${folder}/etc/swift.conf`, hashConfig);
  await writeFile(`${folder}/etc/proxy-server.conf`, proxyConfig(folder, ports, username));
  await Promise.all(
    BACKENDS.map(async (name) => {
      await writeFile(`${folder}/etc/${name}-server.conf`, backendConfig(name, folder, ports[name], username));
      const ring = `${folder}/etc/${name}.builder`;
      await run("swift-ring-builder", [ring, "create", "4", "1", "0"]);
      await run("swift-ring-builder", [ring, "add", `r1z1-127.0.0.1:${ports[name]}/d1`, "1"]);
      await run("swift-ring-builder", [ring, "rebalance"]);
    }),
  );
}

async function freePorts(): Promise<SwiftPorts> {
  const servers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const server = createServer();
      await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
      return server;
    }),
  );
  const [proxy, object, container, account, memcached] = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return { proxy: proxy!, object: object!, container: container!, account: account!, memcached: memcached! };
}

async function answers(address: string): Promise<boolean> {
  for (const deadline = Date.now() + 90_000; Date.now() < deadline; await wait(100)) {
    const up = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return true;
  }
  return false;
}

/** memcached refuses to run as root without being told whom to become. */
function asUser(): string[] {
  return process.getuid?.() === 0 ? ["-u", "nobody"] : [];
}

function endOf(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((ended) => child.once("close", ended).once("error", ended));
}
