import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";
import { type Binaries, run } from "./binaries.ts";

const PASSWORD_FILE = "superuser-password";

export function superuserPassword(dataDir: string): string {
  return readFileSync(join(dataDir, PASSWORD_FILE), "utf8").trim();
}

/**
 * Makes the cluster when it is missing. It is built beside its place and renamed into it, so two
 * callers at once, or a kill half-way, leave one whole cluster or none.
 */
export async function ensureCluster(dataDir: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  if (existsSync(join(dataDir, "PG_VERSION"))) {
    handOver(dataDir, account);
    return refuseOtherVersion(dataDir, binaries);
  }
  const draft = mkdtempSync(`${dataDir}.novo-`);
  try {
    await buildCluster(draft, binaries, account);
    renameSync(draft, dataDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(dataDir, "PG_VERSION"))) throw error;
  }
}

/** A folder copied or restored by root belongs to root, where the server cannot read it. */
function handOver(dataDir: string, account: Account | undefined): void {
  if (account && statSync(join(dataDir, "PG_VERSION")).uid === 0)
    spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, dataDir]);
}

async function buildCluster(folder: string, { initdb }: Binaries, account: Account | undefined): Promise<void> {
  const passwordFile = `${folder}.senha`;
  try {
    writeFileSync(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
    if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
    const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
    const made = await run(
      initdb,
      ["-D", folder, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "-E", "UTF8"].concat([
        "--locale-provider=icu",
        "--icu-locale=pt-BR",
        `--locale=${locale}`,
        "--data-checksums",
      ]),
      account,
    );
    if (!made.ok) throw new Error(`O PostgreSQL não conseguiu preparar ${folder}:\n${made.output}`);
    renameSync(passwordFile, join(folder, PASSWORD_FILE));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function refuseOtherVersion(dataDir: string, { majorVersion }: Binaries): void {
  const found = readFileSync(join(dataDir, "PG_VERSION"), "utf8").trim();
  if (found === majorVersion) return;
  throw new Error(
    `Os dados em ${dataDir} são do PostgreSQL ${found} e este é o ${majorVersion}. Use outra DATA_DIR ou DATABASE_URL.`,
  );
}
