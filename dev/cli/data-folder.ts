import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeOpenFolder } from "../embedded-postgres/places.ts";

const LEAST_FREE_MB = 200;

/** Makes DATA_DIR and proves that it can be written to; throws in words for a person. */
export function openDataFolder(folder: string): void {
  const probe = join(folder, `.teste-${process.pid}`);
  try {
    makeOpenFolder(folder);
    writeFileSync(probe, Buffer.alloc(4096));
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ENOSPC" || code === "EDQUOT") throw diskFull(folder, 0);
    throw new Error(
      `Não dá para gravar na pasta de dados ${folder} (${code}). Dê permissão a ela ou escolha outra com DATA_DIR.`,
    );
  }
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  if (freeMb < LEAST_FREE_MB) throw diskFull(folder, freeMb);
}

function diskFull(folder: string, freeMb: number): Error {
  return new Error(
    `O disco está cheio: restam ${freeMb} MB em ${folder} e são precisos ${LEAST_FREE_MB} MB. Libere espaço ou escolha outra pasta com DATA_DIR.`,
  );
}

const SECRETS_FILE = "secrets.json";

/** The secrets that the market of this data folder made up for itself; null when it made none. */
export function findLocalSecrets(folder: string): Record<string, string> | null {
  const file = join(folder, SECRETS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : null;
}

/** Gives a new data folder the secrets of the market that is brought there. */
export function bringLocalSecrets(folder: string, secrets: Record<string, string>): void {
  writePrivately(join(folder, SECRETS_FILE), secrets);
}

/** Secrets of this machine, made once and kept in the data folder, readable by its owner only. */
export function localSecrets(folder: string): Record<string, string> {
  const cached = findLocalSecrets(folder) ?? {};
  const random = () => randomBytes(24).toString("hex");
  const secrets = {
    SESSION_SECRET: random(),
    DATABASE_SERVE_PASSWORD: random(),
    PAGARME_SECRET_KEY: `sk_test_${random()}`,
    PAGARME_PUBLIC_KEY: `pk_test_${random()}`,
    PAGARME_WEBHOOK_USER: "sandbox",
    PAGARME_WEBHOOK_PASSWORD: random(),
    PAGARME_PLATFORM_RECIPIENT: "re_plataforma_sandbox",
    ...cached,
  };
  if (Object.keys(cached).length < Object.keys(secrets).length) writePrivately(join(folder, SECRETS_FILE), secrets);
  return secrets;
}

export type Running = { pid: number; url: string; databaseUrl: string | null; sandboxUrl: string | null; mailUrl: string | null };

/** Tells scripts on this machine where things are, and a second bin/start that there is a first. */
export function announce(folder: string, running: Running): void {
  writePrivately(join(folder, "running.json"), running);
}

export function withdraw(folder: string): void {
  rmSync(join(folder, "running.json"), { force: true });
}

/** Throws when another bin/start holds this data folder. */
export function requireNobodyRunning(folder: string): void {
  const file = join(folder, "running.json");
  if (!existsSync(file)) return;
  const { pid, url } = JSON.parse(readFileSync(file, "utf8")) as Running;
  if (pid === process.pid || !isOurs(pid)) return;
  throw new Error(`A Autoria já está rodando com esta pasta de dados (processo ${pid}, ${url}). Pare-a ou use outra DATA_DIR.`);
}

function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !existsSync("/proc/self") || readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("dev/cli/");
  } catch {
    return false;
  }
}

function writePrivately(file: string, content: object): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}
