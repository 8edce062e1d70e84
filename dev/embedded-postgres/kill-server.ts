import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The process number of the server that runs on `folder`. */
export const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);

/** Ends the server and everything it started, as when the machine's power goes. Only where there is `/proc`. */
export function killServer(folder: string): void {
  const postmaster = postmasterOf(folder);
  const isItsChild = (pid: number): boolean => {
    try {
      return Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]) === postmaster;
    } catch {
      return false;
    }
  };
  const children = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && isItsChild(pid));
  for (const pid of [postmaster, ...children]) process.kill(pid, "SIGKILL");
}
