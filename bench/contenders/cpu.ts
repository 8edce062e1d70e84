import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { DATA_DIR } from "./autoria.ts";

export type CpuSeconds = { web: number; worker: number; postgres: number; others: number };

/** Processor time used so far by everything that bin/start keeps on the bench's folder, by who used it; null where there is no /proc. */
export function cpuOfSystem(): CpuSeconds | null {
  if (!existsSync("/proc/self/stat")) return null;
  const used: CpuSeconds = { web: 0, worker: 0, postgres: 0, others: 0 };
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const who = whose(pid);
      if (who) used[who] += secondsOf(pid);
    } catch {
      // It ended meanwhile.
    }
  }
  return used;
}

/** Processor time of each of `count` things done in between, in ms: other programs on the machine take the seconds, but hardly move this. */
export function cpuPer(count: number, before: CpuSeconds | null, after: CpuSeconds | null): Record<string, number> {
  if (!before || !after || count === 0) return {};
  const of = (who: keyof CpuSeconds) => Number((((after[who] - before[who]) * 1000) / count).toPrecision(3));
  return { "cpu ms web": of("web"), "cpu ms worker": of("worker"), "cpu ms postgres": of("postgres") };
}

function whose(pid: string): keyof CpuSeconds | null {
  if (readlinkSync(`/proc/${pid}/cwd`).startsWith(`${DATA_DIR}/postgres`)) return "postgres";
  const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
  if (!environment.includes(`DATA_DIR=${DATA_DIR}`)) return null;
  if (environment.includes("ROLE=web")) return "web";
  return environment.includes("ROLE=worker") ? "worker" : "others";
}

function secondsOf(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
