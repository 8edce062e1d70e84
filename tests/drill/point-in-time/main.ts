import { chmodSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { buildWhenChanged } from "../../../dev/cli/build.ts";
import { freePort } from "../../../dev/cli/ports.ts";
import { quickFolder } from "../../../dev/quick-folder.ts";
import { Counts } from "../counts.ts";
import { migrateMarket, startMarket } from "./market.ts";
import { debianServer } from "./server.ts";

const FIRST_PORT = 54_900;
const BUY_SECONDS = 120;

await buildWhenChanged();
const folder = quickFolder("autoria-point-in-time-");
chmodSync(folder, 0o755);
const ports: number[] = [];
for (let nth = 0; nth < 5; nth++) ports.push(await freePort((ports.at(-1) ?? FIRST_PORT) + 1));
const port = (after: number): number => ports[after] ?? 0;
const server = debianServer(folder, port(4));
const wrong: string[] = [];
const check = (what: string, holds: boolean): void => {
  console.log(`${holds ? "ok   " : "WRONG"} ${what}`);
  if (!holds) wrong.push(what);
};
const ask = async (statement: string): Promise<Record<string, unknown>> => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows[0] ?? {};
  } finally {
    await client.end();
  }
};
const isPending = async (): Promise<boolean> =>
  (await ask("select count(*)::int as n from payment_attempts where status = 'pendente'"))["n"] === 1;

await server.start();
await migrateMarket(server.url);
const market = startMarket(folder, server.url, port);
const close = async (): Promise<void> => {
  await market.stop();
  await server.stop().catch(() => undefined);
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close().finally(() => process.exit(1)));
try {
  await market.ready();
  const { makeWorld } = await import("../world.ts");
  const { buy, download } = await import("../buyers.ts");
  const { checkLedger } = await import("#modules/payouts/ledger-check/check-ledger.ts");
  const world = await makeWorld((recipients) =>
    fetch(`http://127.0.0.1:${port(1)}/sandbox/recipients`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Basic ${btoa("sk_test_ensaio:")}` },
      body: JSON.stringify(recipients),
    }),
  );
  const visit = { url: market.url, counts: new Counts() };
  const buyOne = () => buy(visit, world, AbortSignal.timeout(BUY_SECONDS * 1000));

  await server.baseCopy();
  const before = [await buyOne(), await buyOne()];
  // One more is made before the moment, and paid after it.
  const paying = buyOne();
  while (!(await isPending())) await sleep(50);
  const { moment } = await ask("select now()::text as moment");
  console.log(`the moment is ${String(moment)}`);
  await sleep(200);
  check("one purchase waits for its Pix at the moment", await isPending());
  await ask("update entitlements set revoked_at = now(), revoke_cause = 'admin'");
  const between = await paying;
  const after = await buyOne();
  const [first] = before;
  check(
    "the mistake closed what was bought",
    first !== undefined && (await download(visit, first, world.entitlementOf)) !== true,
  );

  await market.pause();
  await server.stop();
  await server.goBack(String(moment));
  console.log((await server.look()).trim());
  const found = await ask(
    "select count(*) filter (where revoked_at is null)::int as open, count(*)::int as all from entitlements",
  );
  check("at the moment every access is open", found["open"] === 2 && found["all"] === 2);
  await server.goOn();
  for (let isBehind: unknown = true; isBehind; await sleep(100)) isBehind = (await ask("select pg_is_in_recovery() as it"))["it"];

  const compared = await market.command("reconcile");
  console.log(compared.output.trim());
  check("the one paid after the moment came back", compared.output.includes("já acertada"));
  check(
    "the one made after the moment is named, and only it",
    compared.output.split("o provedor tem uma cobrança que não é nossa").length === 2,
  );
  const books = await market.command("ledger-check");
  const receipts = await ask("select count(*)::int as n from outbox_emails where kind = 'pedido.recibo'");
  check("with its receipt", receipts["n"] === 3);
  check("the books are at zero", books.isOk && Object.values(await checkLedger()).every((count) => count === 0));
  market.resume();
  await market.ready();
  for (const [nth, one] of [...before, between].entries())
    check(
      `purchase ${nth + 1} is downloaded whole`,
      one !== undefined && (await download(visit, one, world.entitlementOf)) === true,
    );
  check(
    "purchase 4, made after the moment, is not here",
    after !== undefined && (await world.entitlementOf(after.orderId)) === null,
  );
  const last = await buyOne();
  check("the market goes on selling", last !== undefined);
  check("the books are at zero afterwards", (await market.command("ledger-check")).isOk);
  for (const loss of visit.counts.lost) check(loss, false);
} catch (error) {
  console.error(error);
  wrong.push(String(error));
}
await close();
console.log(wrong.length === 0 ? "the moment came back, and what was sold with it" : `${wrong.length} wrong; logs in ${folder}`);
if (wrong.length === 0) rmSync(folder, { recursive: true, force: true });
process.exit(wrong.length === 0 ? 0 : 1);
