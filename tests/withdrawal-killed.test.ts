import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmWithdrawal } from "#modules/payouts/withdrawals/confirm-withdrawal.ts";
import { db } from "#platform/db.ts";
import { kill9, spawnWorker } from "./killed/worker.ts";
import { ledgerViolations, NO_VIOLATIONS } from "./ledger.ts";
import { requestedWithdrawal, authorWithBalance, readWithdrawal, unreservedStores, walletOf } from "./paid-author.ts";
import { attachSandbox } from "./sandbox.ts";

const sandbox = attachSandbox();

/** What the road between the worker and the provider does with the next call of a kind. */
type Trap = { matches: (of: IncomingMessage) => boolean; forwards: boolean; answers: boolean; sprung: () => void };
let trap: Trap | null = null;
let worker: ChildProcess | undefined;

const isSending = ({ method, url }: IncomingMessage) => method === "POST" && url === "/core/v5/transfers";
const isReadingBalance = ({ method, url = "" }: IncomingMessage) => method === "GET" && url.endsWith("/balance");

/** Set before the call it waits for; settles once the call came by. */
function setTrap(matches: Trap["matches"], forwards: boolean, answers: boolean): Promise<void> {
  return new Promise((sprung) => (trap = { matches, forwards, answers, sprung }));
}

function pass(incoming: IncomingMessage, response: ServerResponse, body: Buffer, done: () => void, answers = true): void {
  const { method, url, headers } = incoming;
  const onward = request({ port: process.env.SANDBOX_PORT, host: "localhost", method, path: url, headers }, (answer) => {
    if (answers) {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    } else answer.resume();
    answer.on("end", done);
  });
  onward.on("error", () => response.destroy());
  onward.end(body);
}

const proxy = createServer((incoming, response) => {
  const parts: Buffer[] = [];
  incoming.on("data", (part: Buffer) => parts.push(part));
  incoming.on("end", () => {
    const caught = trap?.matches(incoming) ? trap : null;
    if (!caught) return pass(incoming, response, Buffer.concat(parts), () => undefined);
    trap = null;
    if (caught.forwards) pass(incoming, response, Buffer.concat(parts), caught.sprung, caught.answers);
    else caught.sprung();
  });
});

let proxyUrl = "";
beforeAll(async () => {
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(() => {
  worker?.kill("SIGKILL");
  proxy.closeAllConnections();
  proxy.close();
});

function startWorker(): void {
  worker = spawnWorker({ PAGARME_API_URL: `${proxyUrl}/core/v5` });
}

async function confirmed() {
  const author = await authorWithBalance(50_000, sandbox);
  const requested = await requestedWithdrawal(author, 20_000);
  expect((await confirmWithdrawal(author.viewer, requested)).ok).toBe(true);
  return { author, id: requested.id };
}
const atProvider = async (recipientId: string) =>
  (await sandbox.call<{ source_id: string }[]>("GET", "/sandbox/transfers")).filter((one) => one.source_id === recipientId)
    .length;

async function reaches(id: string, status: string): Promise<void> {
  await expect.poll(async () => (await readWithdrawal(id)).status, { timeout: 90_000, interval: 100 }).toBe(status);
}
/** As if the minute after which nobody answers for a call had passed. */
const ageSending = (id: string) =>
  db.execute(sql`update withdrawals set sent_at = now() - interval '61 seconds' where id = ${id}`);

it("kill -9 at each of the four moments of sending: the provider has at most one (INV-16)", async () => {
  startWorker();

  // Read the balance, nothing claimed yet.
  const reading = setTrap(isReadingBalance, false, false);
  const first = await confirmed();
  await reading;
  await kill9(worker);
  expect((await readWithdrawal(first.id)).status).toBe("confirmado");
  expect(await atProvider(first.author.recipientId)).toBe(0);
  startWorker();
  await reaches(first.id, "processando");
  expect(await atProvider(first.author.recipientId)).toBe(1);

  // "Enviando" is committed; the call never reached the provider.
  const unsent = setTrap(isSending, false, false);
  const second = await confirmed();
  await unsent;
  await kill9(worker);
  expect(await readWithdrawal(second.id)).toMatchObject({ status: "enviando", sentAt: expect.any(Date) });
  await ageSending(second.id);

  // The provider has it; the answer never came.
  startWorker();
  await reaches(second.id, "desconhecido");
  const unanswered = setTrap(isSending, true, false);
  const third = await confirmed();
  await unanswered;
  await kill9(worker);
  expect((await readWithdrawal(third.id)).status).toBe("enviando");
  expect(await atProvider(third.author.recipientId)).toBe(1);
  await ageSending(third.id);
  startWorker();
  await reaches(third.id, "processando");

  // The answer came and was kept; the email was not sent.
  const answered = setTrap(isSending, true, true);
  const fourth = await confirmed();
  await answered;
  await reaches(fourth.id, "processando");
  await kill9(worker);
  startWorker();
  const [transfer] = (await sandbox.call<{ id: number; source_id: string }[]>("GET", "/sandbox/transfers")).filter(
    (one) => one.source_id === fourth.author.recipientId,
  );
  await sandbox.call("POST", `/sandbox/transfers/${transfer?.id}/settle`);
  await reaches(fourth.id, "pago");

  expect((await readWithdrawal(second.id)).status).toBe("desconhecido");
  expect(await atProvider(second.author.recipientId)).toBe(0);
  for (const { author } of [first, third, fourth]) expect(await atProvider(author.recipientId)).toBe(1);
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from outbox_emails where kind = 'saque.andamento' group by ref having count(*) > 1`,
  );
  expect(rows).toEqual([]);
  expect(await walletOf(fourth.author.storeId)).toMatchObject({ available: 30_000, reserved: 0 });
  expect(await unreservedStores()).toEqual([]);
  expect(await ledgerViolations()).toMatchObject(NO_VIOLATIONS);
}, 900_000);
