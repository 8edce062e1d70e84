import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

/** Who runs the server. PostgreSQL refuses root, so root lends it another account. */
export type Account = { uid: number; gid: number };

/** The account for a server on `dataDir`: undefined means "whoever I am". */
export function serverAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(dataDir) ?? accountNamed("postgres") ?? createPostgresAccount() ?? nobody();
}

function ownerOf(dataDir: string): Account | undefined {
  const found = statSync(`${dataDir}/PG_VERSION`, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function accountNamed(name: string): Account | undefined {
  const uid = spawnSync("id", ["-u", name], { encoding: "utf8" });
  const gid = spawnSync("id", ["-g", name], { encoding: "utf8" });
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

function createPostgresAccount(): Account | undefined {
  spawnSync("groupadd", ["-r", "postgres"]);
  spawnSync("useradd", ["-r", "-g", "postgres", "-s", "/usr/sbin/nologin", "postgres"]);
  return accountNamed("postgres");
}

function nobody(): Account {
  return accountNamed("nobody") ?? { uid: 65534, gid: 65534 };
}

/** Whether the account can walk to `file` and, for a program, run it. */
export function reaches(account: Account | undefined, file: string): boolean {
  return spawnSync("test", ["-x", file], { ...account, cwd: "/" }).status === 0;
}
