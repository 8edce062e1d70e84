import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One burst: requests per second, latency, answers that were not 2xx or 3xx. */
export type Burst = { requests: number; perSecond: number; p50Ms: number; p99Ms: number; errors: number };
export type Target = {
  url: string;
  connections: number;
  seconds: number;
  /** Headers sent in turn, one set per request. */
  headers: Record<string, string>[];
  /** Paths asked in turn; default: the URL's own. */
  paths?: string[];
};

const found = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
const HAS_WRK = found("wrk");
const HAS_TASKSET = found("taskset");

export const generator = HAS_WRK ? "wrk" : "autocannon";

/** The command, held to one core where the machine can: servers on core 0, the load on core 1. */
export const onCore = (core: 0 | 1, command: string[]): string[] =>
  HAS_TASKSET ? ["taskset", "-c", String(core), ...command] : command;

/** Sends one burst of GETs: by wrk when the machine has it, whose own cost is small, else by autocannon. */
export async function load(target: Target): Promise<Burst> {
  const folder = mkdtempSync(join(tmpdir(), "autoria-carga-"));
  try {
    return JSON.parse(await output(onCore(1, HAS_WRK ? wrk(target, folder) : autocannon(target, folder))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function wrk({ url, connections, seconds, headers, paths = [new URL(url).pathname] }: Target, folder: string): string[] {
  const text = (value: string) => `[==[${value}]==]`;
  const table = (rows: string[]) => `{${rows.join(",")}}`;
  const { host } = new URL(url);
  const sets = headers.map((set) =>
    table(Object.entries({ host, ...set }).map(([name, value]) => `[ ${text(name)} ]=${text(value)}`)),
  );
  const script = join(folder, "carga.lua");
  writeFileSync(
    script,
    `local headers, paths, i = ${table(sets)}, ${table(paths.map(text))}, 0
function request()
  i = i + 1
  return wrk.format("GET", paths[(i - 1) % #paths + 1], headers[(i - 1) % #headers + 1])
end
function done(s, latency)
  local e = s.errors
  io.stderr:write(string.format('{"requests":%d,"perSecond":%f,"p50Ms":%f,"p99Ms":%f,"errors":%d}',
    s.requests, s.requests / s.duration * 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`,
  );
  return ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, url];
}

/** By a file: thousands of addresses do not fit in a command. */
function autocannon(target: Target, folder: string): string[] {
  const file = join(folder, "carga.json");
  writeFileSync(file, JSON.stringify(target));
  return [process.execPath, "--import", "tsx", join(import.meta.dirname, "autocannon-load.ts"), file];
}

function output([program = "", ...args]: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
    let text = "";
    child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve(text) : reject(new Error(text))));
  });
}
