import { randomUUID } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { onCore } from "../load.ts";
import { end } from "./process.ts";

const ROOT = join(import.meta.dirname, "../..");
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 4200);
export const DATA_DIR = process.env.BENCH_DATA_DIR ?? join(ROOT, ".data-bench");

export type Autoria = {
  url: string;
  databaseUrl: string;
  env: Record<string, string>;
  startSeconds: number;
  cpuSeconds: () => Promise<number>;
  metric: (name: string) => Promise<number>;
  stop: () => Promise<void>;
};

const METRICS_TOKEN = randomUUID();

/** Starts the whole of bin/start on its own folder and ports; the demo market is made the first time. */
export async function startAutoria(): Promise<Autoria> {
  mkdirSync(DATA_DIR, { recursive: true });
  const env = {
    DATA_DIR,
    PORT: String(FIRST_PORT),
    SANDBOX_PORT: String(FIRST_PORT + 1),
    MAIL_PORT: String(FIRST_PORT + 2),
    MAIL_HTTP_PORT: String(FIRST_PORT + 3),
    SANDBOX_PIX_AUTOPAY_SECONDS: "0",
    // Each of the load's visitors comes from a network of their own, as a proxy on this machine says.
    TRUSTED_PROXIES: "127.0.0.1, ::1",
    // Nobody answers there but the row that counts fields, where a CEP is known.
    CEP_URL: `http://127.0.0.1:${FIRST_PORT + 4}`,
    METRICS_TOKEN,
  };
  const startedAt = performance.now();
  const [program = "", ...args] = onCore(0, [process.execPath, "--import", "tsx", join(ROOT, "dev/cli/start.ts")]);
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("pronto:")) resolve();
    });
    child.once("exit", () => reject(new Error(`bin/start ended:\n${output}`)));
  });
  const startSeconds = (performance.now() - startedAt) / 1000;
  const { url, databaseUrl } = JSON.parse(readFileSync(join(DATA_DIR, "running.json"), "utf8"));
  moveNeighbours();
  await untilDrawn();
  const metric = async (name: string) => {
    const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
    const line = text.split("\n").find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length) ?? 0);
  };
  return {
    url,
    databaseUrl,
    env,
    startSeconds,
    metric,
    cpuSeconds: () => metric("process_cpu_seconds_total"),
    stop: () => end(child),
  };
}

/** The provider and the post office are other people's machines: here they share the load's core. */
function moveNeighbours(): void {
  const [program = "", ...args] = onCore(1, ["true"]);
  if (program !== "taskset") return;
  for (const pid of running(/dev\/(pagarme-sandbox|mail-catcher)\/main\.ts/))
    spawnSync(program, ["-a", "-p", "-c", args[1] ?? "1", pid]);
}

/** The demo market draws its samples behind its open doors, with a whole core: nothing is measured beside that. */
async function untilDrawn(): Promise<void> {
  while (running(/db\/seed\/draw-samples\.ts/).length > 0) await sleep(2_000);
}

/** The programs of this bench's folder whose command says so; none where there is no /proc. */
function running(command: RegExp): string[] {
  if (!existsSync("/proc/self/environ")) return [];
  return readdirSync("/proc").filter(
    (pid) =>
      /^\d+$/.test(pid) &&
      command.test(read(pid, "cmdline")) &&
      read(pid, "environ").split("\0").includes(`DATA_DIR=${DATA_DIR}`),
  );
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
