import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { localSecrets, type Running } from "./data-folder.ts";

/** Points this process at the system that is running with the data folder, where the environment names no database. */
export function joinRunningSystem(): void {
  if (process.env.DATABASE_URL) return;
  const folder = process.env.DATA_DIR ?? ".data";
  const file = join(folder, "running.json");
  const running = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Running) : null;
  if (!running?.databaseUrl)
    throw new Error("A Autoria não está rodando com esta pasta de dados. Comece com bin/start, ou diga DATABASE_URL.");
  process.env.DATABASE_URL = running.databaseUrl;
  if (!running.sandboxUrl) return;
  for (const [name, value] of Object.entries(localSecrets(folder))) process.env[name] ??= value;
  process.env.PAGARME_API_URL ??= `${running.sandboxUrl}/core/v5`;
}

/** Leads everything this process does to one server, with no pooler in between and no replica beside, whatever the environment names. */
export function connectOnlyTo(databaseUrl: string): void {
  const others = { DATABASE_DIRECT_URL: "", DATABASE_POOLING: "", DATABASE_REPLICA_URL: "" };
  Object.assign(process.env, { DATABASE_URL: databaseUrl, ...others });
}

/** As `joinRunningSystem`, as the role that owns the tables where there is another that serves: what only commands do. */
export function joinAsOwner(): void {
  joinRunningSystem();
  const { DATABASE_MIGRATE_URL } = process.env;
  if (DATABASE_MIGRATE_URL) connectOnlyTo(DATABASE_MIGRATE_URL);
}
