import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { nodeProgram, startPart } from "../part.ts";

const ROOT = join(import.meta.dirname, "../../..");
const WEB = "dist/server/main.js";
const READY_SECONDS = 120;

/** In a process of its own: this one reads its settings once. */
export const migrateMarket = (databaseUrl: string) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", "dev/cli/migrate.ts"], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });

/** One web, one worker, the simulated provider and the post office over a database of its own; files on the disk. */
export function startMarket(folder: string, databaseUrl: string, port: (after: number) => number) {
  const url = `http://127.0.0.1:${port(0)}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    PUBLIC_URL: url,
    PORT: String(port(0)),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    // Each guest of the drill says which network they come from.
    TRUSTED_PROXIES: "127.0.0.1",
    SMTP_URL: `smtp://127.0.0.1:${port(2)}`,
    MAIL_FROM: "Ensaio <ola@ensaio.exemplo.com.br>",
    MAIL_PORT: String(port(2)),
    MAIL_HTTP_PORT: String(port(3)),
    SESSION_SECRET: "segredo-so-do-ensaio-com-mais-de-32-letras",
    SANDBOX_PORT: String(port(1)),
    SANDBOX_FILE: join(folder, "sandbox.json"),
    SANDBOX_PIX_AUTOPAY_SECONDS: "3",
    WEBHOOK_URL: `${url}/webhooks/pagarme`,
    PAGARME_API_URL: `http://127.0.0.1:${port(1)}/core/v5`,
    PAGARME_SECRET_KEY: "sk_test_ensaio",
    PAGARME_PUBLIC_KEY: "pk_test_ensaio",
    PAGARME_WEBHOOK_USER: "sandbox",
    PAGARME_WEBHOOK_PASSWORD: "sandbox-webhook",
    PAGARME_PLATFORM_RECIPIENT: "re_plataforma_sandbox",
  };
  // What the drill itself asks of the database may take longer than a page.
  Object.assign(process.env, env, { LOG_LEVEL: "silent", ROLE: "worker" });
  const outside = [
    startPart("provider", nodeProgram("dev/pagarme-sandbox/main.ts"), env, folder),
    startPart("mail", nodeProgram("dev/mail-catcher/main.ts"), env, folder),
  ];
  const ours = (["web", "worker"] as const).map((role) => startPart(role, nodeProgram(WEB), { ...env, ROLE: role }, folder));
  return {
    url,
    /** A command of ours against this market: what it printed, and how it ended. */
    command: async (name: string): Promise<{ output: string; isOk: boolean }> => {
      const run = promisify(execFile)(process.execPath, ["--import", "tsx", `dev/cli/${name}.ts`], { cwd: ROOT, env });
      return run.then(
        ({ stdout }) => ({ output: stdout, isOk: true }),
        (error: { stdout?: string; stderr?: string }) => ({ output: `${error.stdout}${error.stderr}`, isOk: false }),
      );
    },
    ready: async (): Promise<void> => {
      for (const until = Date.now() + READY_SECONDS * 1000; ; await sleep(250)) {
        const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
        if (answer?.ok) return;
        if (Date.now() > until) throw new Error(`the market is not ready after ${READY_SECONDS} s: see ${folder}`);
      }
    },
    pause: () => Promise.all(ours.map((part) => part.stop())),
    resume: () => ours.forEach((part) => part.start()),
    stop: () => Promise.all([...ours, ...outside].map((part) => part.stop())),
  };
}
