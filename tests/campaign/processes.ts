import { type ChildProcess, execFile, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { SMTPServer } from "smtp-server";
import { createSandbox } from "../../dev/pagarme-sandbox/app.ts";
import { freePort } from "../../dev/cli/ports.ts";
import { startPostgres } from "../../dev/embedded-postgres.ts";
import { killServer } from "../../dev/embedded-postgres/kill-server.ts";
import { quickFolder } from "../../dev/quick-folder.ts";
import { WORLD } from "./steps.ts";

const ROOT = join(import.meta.dirname, "../..");
export type Processes = Awaited<ReturnType<typeof startProcesses>>;

/** A database, a provider, a post office, webs and workers of the campaign alone, each in a process that may be killed. */
export async function startProcesses(firstPort: number) {
  const folder = quickFolder("autoria-campaign-");
  const database = await startPostgres({ dataDir: join(folder, "postgres"), port: await freePort(firstPort) });
  const port = async (after: number) => freePort(firstPort + after);
  const [sandboxPort, mailPort, doorPort] = [await port(1), await port(2), await port(3)];
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    SANDBOX_PORT: String(sandboxPort),
    MAIL_PORT: String(mailPort),
    LOG_LEVEL: "silent",
    SESSION_SECRET: process.env.SESSION_SECRET ?? "segredo-so-da-campanha-com-mais-de-32-letras",
    DATA_DIR: folder,
  };
  Object.assign(process.env, env);
  await promisify(execFile)(process.execPath, ["--import", "tsx", "dev/cli/migrate.ts"], { cwd: ROOT, env });

  const provider = createSandbox({
    port: sandboxPort,
    webhookUrl: `http://127.0.0.1:${doorPort}/webhooks/pagarme`,
    pixRefundSeconds: 2,
  });
  const closeProvider = (await provider.start()).close;
  let emailMessages = 0;
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => void stream.resume().on("end", () => done(null, String(emailMessages++))),
  });
  // A worker that is killed while it sends leaves its connection reset.
  mail.on("error", () => undefined);
  mail.listen(mailPort, "127.0.0.1");

  const children = new Map<string, ChildProcess>();
  const webPorts: number[] = [];
  for (let nth = 0; nth < WORLD.webs; nth++) webPorts.push(await port(4 + nth));
  let isOver = false;
  const run = (name: string, args: string[], more: Record<string, string>): void => {
    if (isOver) return;
    const child = spawn(process.execPath, ["--import", "tsx", ...args], { cwd: ROOT, env: { ...env, ...more }, stdio: "ignore" });
    children.set(name, child);
    child.once("exit", () => setTimeout(() => run(name, args, more), 200));
  };
  webPorts.forEach((PORT, nth) => run(`web${nth}`, ["tests/campaign/actor.ts"], { PORT: String(PORT), ROLE: "web" }));
  for (let nth = 0; nth < WORLD.workers; nth++) run(`worker${nth}`, ["src/main.ts"], { ROLE: "worker" });

  // The provider knows one address: what comes there goes to whichever web is up.
  const passOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    for (const webPort of webPorts) {
      const headers = { "content-type": "application/json", authorization: request.headers.authorization ?? "" };
      const target = `http://127.0.0.1:${webPort}${request.url}`;
      const answer = await fetch(target, { method: "POST", headers, body: Buffer.concat(chunks) }).catch(() => null);
      if (answer) return void response.writeHead(answer.status).end();
    }
    response.writeHead(503).end();
  };
  const door = createServer((request, response) => void passOn(request, response)).listen(doorPort, "127.0.0.1");

  const act = async (nth: number, path: string, body: unknown): Promise<unknown> => {
    const headers = { "content-type": "application/json" };
    const target = `http://127.0.0.1:${webPorts[nth % webPorts.length]}${path}`;
    const answer = await fetch(target, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    return answer.json();
  };
  const control = async <T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> => {
    const headers = { "content-type": "application/json", authorization: `Basic ${btoa("sk_test_sandbox:")}` };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${sandboxPort}${path}`, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json().catch(() => null)) as T;
  };
  return {
    act,
    control,
    provider: provider.sandbox.state,
    emailMessages: () => emailMessages,
    ready: async () => {
      for (const webPort of webPorts)
        for (let tries = 0; tries < 300 && !(await fetch(`http://127.0.0.1:${webPort}/ready`).catch(() => null)); tries++)
          await sleep(200);
    },
    kill: (what: "web" | "worker" | "database", nth: number) => {
      if (what !== "database") children.get(`${what}${nth}`)?.kill("SIGKILL");
      else killServer(database.folder);
    },
    close: async () => {
      isOver = true;
      for (const child of children.values()) child.kill("SIGKILL");
      door.close();
      door.closeAllConnections();
      mail.close(() => undefined);
      await closeProvider();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
