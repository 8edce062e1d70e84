import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createWriteStream, existsSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { localSecrets, type Running } from "../cli/data-folder.ts";
import { servingUrl } from "../cli/database.ts";
import { freePort } from "../cli/ports.ts";

const ROOT = join(import.meta.dirname, "../..");
/** What would lead the old market to a database or a provider of its own choice. */
const SETTINGS =
  /^(PORT|HOST|ROLE|PUBLIC_URL|DATA_DIR|DATABASE_|S3_|SMTP_URL|MAIL_|PAGARME_|SANDBOX_|SESSION_SECRET|NODE_ENV|METRICS_)/;

/** The tree of a release, with its packages: ours where it asks for the same. */
export function checkOut(release: string, tree: string): void {
  execFileSync("git", ["clone", "--quiet", "--shared", "--no-checkout", ROOT, tree]);
  execFileSync("git", ["-C", tree, "checkout", "--quiet", "--detach", release]);
  const lock = (at: string): string => readFileSync(join(at, "package-lock.json"), "utf8");
  if (lock(tree) === lock(ROOT)) symlinkSync(realpathSync(join(ROOT, "node_modules")), join(tree, "node_modules"));
  else execFileSync("npm", ["ci"], { cwd: tree, stdio: "inherit" });
}

/** Starts the whole market of that tree, as its bin/start does, and waits until it is ready. Throws with the end of its log. */
export async function startOldMarket(tree: string, folder: string) {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.test(name)));
  const ports = new Set<number>();
  while (ports.size < 4) ports.add(await freePort());
  const [PORT, SANDBOX_PORT, MAIL_PORT, MAIL_HTTP_PORT] = [...ports].map(String);
  const dataDir = join(folder, "data");
  const env = { ...clean, PORT, SANDBOX_PORT, MAIL_PORT, MAIL_HTTP_PORT, DATA_DIR: dataDir, TRUSTED_PROXIES: "127.0.0.1, ::1" };
  const log = join(folder, "old-market.log");
  const child = spawn(process.execPath, ["--import", "tsx", "dev/cli/start.ts"], {
    cwd: tree,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const file = createWriteStream(log);
  child.stdout.pipe(file);
  child.stderr.pipe(file);
  if (!(await isReady(child)))
    throw new Error(`A versão anterior não começou:\n${readFileSync(log, "utf8").split("\n").slice(-30).join("\n")}`);
  const running = JSON.parse(readFileSync(join(dataDir, "running.json"), "utf8")) as Running;
  const owner = running.databaseUrl ?? "";
  return {
    url: running.url,
    dataDir,
    /** The database by the role that owns it and by the one that serves. */
    databases: { owner, serving: servingUrl(owner, localSecrets(dataDir)["DATABASE_SERVE_PASSWORD"] ?? "") },
    journeyEnv: {
      E2E_URL: running.url,
      E2E_SANDBOX_URL: running.sandboxUrl ?? "",
      E2E_MAIL_URL: running.mailUrl ?? "",
      E2E_DATABASE_URL: owner,
      E2E_DATA_DIR: dataDir,
    },
    stop: () => end(child),
  };
}

/** Journeys of the tree that are there. Throws for one that is not: nothing would be proved by walking fewer. */
export function requireJourneys(tree: string, names: readonly string[]): string[] {
  const files = names.map((name) => `tests/e2e/${name}.spec.ts`);
  const missing = files.filter((file) => !existsSync(join(tree, file)));
  if (missing.length > 0) throw new Error(`A versão anterior não tem ${missing.join(", ")}.`);
  return files;
}

async function isReady(child: ChildProcess): Promise<boolean> {
  if (!child.stdout) return false;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith("pronto: ")) continue;
    child.stdout.resume();
    return true;
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), 45_000);
  await ended;
  clearTimeout(force);
}
