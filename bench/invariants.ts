import { spawnSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Violations of the invariants of the books, all together, as `npm run ledger:check` counts them. */
export function brokenInvariants(dataDir: string): number {
  const { stdout } = spawnSync(process.execPath, ["--import", "tsx", "dev/cli/ledger-check.ts"], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined },
  });
  const counts = [...stdout.matchAll(/^ *(\d+) +INV-/gm)].map(([, count]) => Number(count));
  if (counts.length === 0) throw new Error("the ledger check answered nothing");
  return counts.reduce((sum, count) => sum + count, 0);
}
