import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../dev/cli/ports.ts";
import { quickFolder } from "../../dev/quick-folder.ts";
import { nodeProgram, startPart } from "./part.ts";
import { startCache } from "./cache.ts";
import { startDatabase } from "./database.ts";
import { startProxy } from "./proxy.ts";
import { startStore } from "./store.ts";

const WEB = "dist/server/main.js";
const READY_SECONDS = 120;

export type System = Awaited<ReturnType<typeof startSystem>>;

/** Two webs, two workers, a primary with its replica behind HAProxy and PgBouncer, Redis, an S3-compatible store, nginx, the provider and the post office: each a process that may be ended. */
export async function startSystem(firstPort: number) {
  const folder = quickFolder("autoria-drill-");
  // The server's account has to walk in.
  chmodSync(folder, 0o755);
  const port = (after: number) => freePort(firstPort + after);
  const database = await startDatabase(folder, (after) => port(20 + after));
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
    DATABASE_DIRECT_URL: database.directUrl,
    DATABASE_REPLICA_URL: database.replicaUrl,
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
  const own = { LOG_LEVEL: "silent", DATABASE_URL: database.directUrl, DATABASE_REPLICA_URL: "", ROLE: "worker" };
  Object.assign(process.env, env, own);

  /** The first of its role has a connection of PgBouncer's for itself, the second one for each transaction. */
  const ours = (role: "web" | "worker", nth: number, more: Record<string, string> = {}) => {
    const pooled =
      nth === 0
        ? { DATABASE_URL: database.sessionUrl, DATABASE_POOLING: "session" }
        : { DATABASE_URL: database.transactionUrl(role), DATABASE_POOLING: "transaction" };
    return startPart(`${role}${nth}`, nodeProgram(WEB), { ...env, ...pooled, ...more, ROLE: role }, folder);
  };
  const parts = {
    provider: startPart("provider", nodeProgram("dev/pagarme-sandbox/main.ts"), env, folder),
    mail: startPart("mail", nodeProgram("dev/mail-catcher/main.ts"), env, folder),
    webs: webPorts.map((PORT, nth) => ours("web", nth, { PORT: String(PORT) })),
    workers: [0, 1].map((nth) => ours("worker", nth)),
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
    database,
    cache: cache.part,
    store: { stop: async () => store.server.pause(), start: () => store.server.resume() },
    close: async (): Promise<void> => {
      await Promise.all(
        [...parts.webs, ...parts.workers, parts.provider, parts.mail, proxy.part, cache.part].map((part) => part.stop()),
      );
      await store.server.stop();
      await database.close();
      rmSync(proxy.folder, { recursive: true, force: true });
    },
  };
}
