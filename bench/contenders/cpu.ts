import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { DATA_DIR } from "./autoria.ts";
import { VENDURE_FOLDER } from "./vendure.ts";

export type CpuSeconds = { web: number; worker: number; postgres: number; others: number };
type Who = keyof CpuSeconds;
/** Tells who a process of a shop is by its number; null when it is none of the shop's. */
type Census = (pid: string) => Who | null;

/** Processor time used so far by everything that bin/start keeps on the bench's folder, by who used it; null where there is no /proc. */
export const cpuOfSystem = (): CpuSeconds | null => cpuOf(autoriaProcesses);

/** The same of whatever a census counts. */
export function cpuOf(census: Census): CpuSeconds | null {
  if (!existsSync("/proc/self/stat")) return null;
  const used: CpuSeconds = { web: 0, worker: 0, postgres: 0, others: 0 };
  for (const [pid, who] of found(census)) {
    try {
      used[who] += secondsOf(pid);
    } catch {
      // It ended meanwhile.
    }
  }
  return used;
}

/** Processor time of each of `count` things done in between, in ms: other programs on the machine take the seconds, but hardly move this. */
export function cpuPer(count: number, before: CpuSeconds | null, after: CpuSeconds | null): Record<string, number> {
  if (!before || !after || count === 0) return {};
  const of = (who: Who) => Number((((after[who] - before[who]) * 1000) / count).toPrecision(3));
  return { "cpu ms web": of("web"), "cpu ms worker": of("worker"), "cpu ms postgres": of("postgres") };
}

/**
 * Stops a shop's web and worker where they are, and answers how to let them go on: what a shop does by the clock is not to be paid by the
 * one that is measured.
 */
export function freeze(census: Census): () => void {
  const pids = existsSync("/proc/self/stat") ? found(census).filter(([, who]) => who === "web" || who === "worker") : [];
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    for (const [pid] of pids) process.kill(Number(pid), name);
  };
  signal("SIGSTOP");
  return () => signal("SIGCONT");
}

function found(census: Census): [pid: string, who: Who][] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid): [string, Who][] => {
      try {
        const who = census(pid);
        return who ? [[pid, who]] : [];
      } catch {
        return [];
      }
    });
}

const workingFolder = (pid: string): string => readlinkSync(`/proc/${pid}/cwd`);
const isPostgres = (pid: string): boolean => workingFolder(pid).startsWith(`${DATA_DIR}/postgres`);

export function autoriaProcesses(pid: string): Who | null {
  if (isPostgres(pid)) return "postgres";
  const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
  if (!environment.includes(`DATA_DIR=${DATA_DIR}`)) return null;
  if (environment.includes("ROLE=web")) return "web";
  return environment.includes("ROLE=worker") ? "worker" : "others";
}

/** Its database is in the same PostgreSQL. */
export function vendureProcesses(pid: string): Who | null {
  if (isPostgres(pid)) return "postgres";
  if (workingFolder(pid) !== VENDURE_FOLDER) return null;
  return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("worker.js") ? "worker" : "web";
}

function secondsOf(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
