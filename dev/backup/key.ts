import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "key";

/** The key of a folder's copies: BACKUP_KEY, or what a market that is not public left beside them; undefined when there is neither. */
export function backupKey(folder: string): string | undefined {
  if (process.env.BACKUP_KEY) return process.env.BACKUP_KEY;
  const file = join(folder, FILE);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** Makes the key of a market that only its own machine sees, whose secrets are made up too. Throws where copies already have another. */
export function makeLocalKey(folder: string): string {
  if (existsSync(join(folder, "salt"))) throw new Error("As cópias desta pasta foram cifradas com BACKUP_KEY: dê a mesma.");
  const key = randomBytes(24).toString("hex");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, FILE), `${key}\n`, { mode: 0o600, flag: "wx" });
  return key;
}
