import { execFile } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../../dev/cli/ports.ts";
import { startPostgres } from "../../dev/embedded-postgres.ts";
import { startReplica } from "../../dev/embedded-postgres/replica.ts";
import { quickFolder } from "../../dev/quick-folder.ts";
import { nodeProgram, startPart } from "./part.ts";
import { startCache } from "./cache.ts";
import { startProxy } from "./proxy.ts";
import { startStore } from "./store.ts";

const ROOT = join(import.meta.dirname, "../..");
const WEB = "dist/server/main.js";
const READY_SECONDS = 120;

export type System = Awaited<ReturnType<typeof startSystem>>;

/** Two webs, two workers, a primary with its replica, Redis, an S3-compatible store, nginx, the provider and the post office: each a process that may be ended. */
export async function startSystem(firstPort: number) {
  const folder = quickFolder("autoria-drill-");
  // The server's account has to walk in.
  chmodSync(folder, 0o755);
  const settings = { shared_buffers: "128MB" };
  const primary = await startPostgres({
    dataDir: join(folder, "primary"),
    port: await freePort(firstPort),
    database: "autoria",
    settings,
  });
  await promisify(execFile)(process.execPath, ["--import", "tsx", "dev/cli/migrate.ts"], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: primary.url },
  });
  const atReplica = { dataDir: join(folder, "replica"), port: await freePort(firstPort + 1), settings };
  let replica = await startReplica(primary, atReplica);
  const port = (after: number) => freePort(firstPort + after);
  const [proxyPort, sandboxPort, mailPort, mailHttpPort] = [await port(2), await port(3), await port(4), await port(5)];
  const webPorts = [await port(6), await port(7)];
  const cache = await startCache(await port(8), folder);
  const store = await startStore();
  const url = `http://127.0.0.1:${proxyPort}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    PUBLIC_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.url,
    REDIS_URL: cache.url,
    ...store.env,
    TRUSTED_PROXIES: "127.0.0.1",
    DRAIN_SECONDS: "2",
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: "Ensaio <ola@ensaio.exemplo.com.br>",
    MAIL_PORT: String(mailPort),
    MAIL_HTTP_PORT: String(mailHttpPort),
    SESSION_SECRET: "segredo-so-do-ensaio-com-mais-de-32-letras",
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_FILE: join(folder, "sandbox.json"),
    SANDBOX_PIX_AUTOPAY_SECONDS: "2",
    WEBHOOK_URL: `${url}/webhooks/pagarme`,
    PAGARME_API_URL: `http://127.0.0.1:${sandboxPort}/core/v5`,
    PAGARME_SECRET_KEY: "sk_test_ensaio",
    PAGARME_PUBLIC_KEY: "pk_test_ensaio",
    PAGARME_WEBHOOK_USER: "sandbox",
    PAGARME_WEBHOOK_PASSWORD: "sandbox-webhook",
    PAGARME_PLATFORM_RECIPIENT: "re_plataforma_sandbox",
  };
  // What the drill itself asks of the database may take longer than a page.
  Object.assign(process.env, env, { LOG_LEVEL: "silent", DATABASE_REPLICA_URL: "", ROLE: "worker" });

  const ours = (name: string, more: Record<string, string>) => startPart(name, nodeProgram(WEB), { ...env, ...more }, folder);
  const parts = {
    provider: startPart("provider", nodeProgram("dev/pagarme-sandbox/main.ts"), env, folder),
    mail: startPart("mail", nodeProgram("dev/mail-catcher/main.ts"), env, folder),
    webs: webPorts.map((PORT, nth) => ours(`web${nth}`, { ROLE: "web", PORT: String(PORT) })),
    workers: [0, 1].map((nth) => ours(`worker${nth}`, { ROLE: "worker" })),
  };
  const proxy = await startProxy(proxyPort, webPorts, folder);

  const isReady = async (at: string): Promise<boolean> =>
    fetch(`${at}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    url,
    folder,
    ...parts,
    /** Waits until this web (or all) takes requests. Throws after two minutes. */
    ready: async (nth?: number): Promise<void> => {
      const wanted = nth === undefined ? webPorts : webPorts.slice(nth, nth + 1);
      for (const webPort of wanted) {
        const until = Date.now() + READY_SECONDS * 1000;
        while (!(await isReady(`http://127.0.0.1:${webPort}`))) {
          if (Date.now() > until) throw new Error(`a web is not ready after ${READY_SECONDS} s: see ${folder}`);
          await sleep(250);
        }
      }
    },
    recipients: async (recipients: object[]): Promise<unknown> => {
      const headers = { "content-type": "application/json", authorization: `Basic ${btoa("sk_test_ensaio:")}` };
      const body = JSON.stringify(recipients);
      const answer = await fetch(`http://127.0.0.1:${sandboxPort}/sandbox/recipients`, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`recipients: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    database: {
      /** The server and everything it started, as when the machine's power goes; it is brought back at once. */
      kill: () => {
        for (const pid of serverProcesses(primary.folder)) process.kill(pid, "SIGKILL");
      },
      /** Asked to stop, as for an update; it is brought back at once. */
      restart: () => void process.kill(postmasterOf(primary.folder), "SIGINT"),
      /** Every connection on which notifications are heard. */
      cutBus: async () => {
        const client = new pg.Client({ connectionString: primary.url });
        await client.connect();
        await client.query("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'");
        await client.end();
      },
    },
    cache: cache.part,
    store: { stop: async () => store.server.pause(), start: () => store.server.resume() },
    replica: {
      stop: () => replica.stop(),
      start: async () => void (replica = await startPostgres(atReplica)),
    },
    close: async (): Promise<void> => {
      await Promise.all(
        [...parts.webs, ...parts.workers, parts.provider, parts.mail, proxy.part, cache.part].map((part) => part.stop()),
      );
      await store.server.stop();
      await replica.stop();
      await primary.stop();
      rmSync(proxy.folder, { recursive: true, force: true });
    },
  };
}

const postmasterOf = (folder: string): number => Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);

function serverProcesses(folder: string): number[] {
  const postmaster = postmasterOf(folder);
  const isItsChild = (pid: number): boolean => {
    try {
      return Number(/^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]) === postmaster;
    } catch {
      return false;
    }
  };
  return [
    postmaster,
    ...readdirSync("/proc")
      .map(Number)
      .filter((pid) => pid > 0 && isItsChild(pid)),
  ];
}
