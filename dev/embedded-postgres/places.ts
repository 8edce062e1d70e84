import { randomBytes } from "node:crypto";
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { type Account, reaches } from "./account.ts";

/** Makes a folder and its missing parents walkable by everyone, whatever the umask. */
export function makeOpenFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (!first) return;
  for (let made = folder; ; made = dirname(made)) {
    chmodSync(made, 0o755);
    if (made === first) return;
  }
}

/** A folder outside anyone's home that survives a restart of the machine when root can have one. */
export function openPlace(): string {
  const place = isWritable("/var/lib") ? "/var/lib/autoria" : join(tmpdir(), "autoria");
  makeOpenFolder(place);
  return place;
}

/**
 * Where the cluster asked for at `wanted` really lives: there, or, when the server's account cannot
 * walk to it, in an open place that a pointer file beside it names. Without the pointer, as in a data
 * folder made anew, it is a new cluster.
 */
export function clusterFolder(wanted: string, account: Account | undefined): string {
  const folder = resolve(wanted);
  makeOpenFolder(dirname(folder));
  if (!account || reaches(account, dirname(folder))) return folder;
  const pointer = `${folder}.place`;
  if (!existsSync(pointer)) {
    const elsewhere = join(openPlace(), `${basename(folder)}-${randomBytes(6).toString("hex")}`);
    writeFileSync(pointer, elsewhere, { flag: "wx" });
  }
  return readFileSync(pointer, "utf8");
}

function isWritable(folder: string): boolean {
  if (!existsSync(folder)) return false;
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
