import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "../../dev/cli/build.ts";
import { injectFaults } from "./faults.ts";
import { startSystem } from "./system.ts";
import { Counts, table } from "./counts.ts";
import type { Sent } from "./uploads.ts";

/** After the last fault: how long what was begun may take to end. */
const REST_SECONDS = 150;
const READERS = 3;
const BUYERS = 2;
const BUYER_PAUSE_MS = 1_500;

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, port: { type: "string", default: "54800" } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error("Uso: npm run drill -- --minutes N");
process.on("unhandledRejection", (error) => console.error(`  ${String(error)}`));

await buildWhenChanged();
console.log(`drill: ${minutes} minutes on this machine`);
const system = await startSystem(Number(values.port));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void system.close().finally(() => process.exit(1)));
const { makeWorld } = await import("./world.ts");
const { read, compareNews } = await import("./readers.ts");
const { buy } = await import("./buyers.ts");
const { send } = await import("./uploads.ts");
const { countReceipts, findLosses } = await import("./losses.ts");

process.once("uncaughtException", (error) => {
  console.error(error);
  void system.close().finally(() => process.exit(1));
});
await system.ready();
const world = await makeWorld(system.recipients);
const counts = new Counts();
const market = { url: system.url, counts };
const [injecting, rested] = [new AbortController(), new AbortController()];
const sent: Sent[] = [];

async function again(act: () => Promise<unknown>, pauseMs: number): Promise<void> {
  while (!injecting.signal.aborted) {
    await act();
    await sleep(pauseMs);
  }
}
const work = [
  ...Array.from({ length: READERS }, (_, nth) => read(market, world, nth, injecting.signal)),
  ...Array.from({ length: BUYERS }, () => again(() => buy(market, world, rested.signal), BUYER_PAUSE_MS)),
  compareNews(market, world, injecting.signal),
  again(async () => {
    const one = await send(market, world).catch((error: unknown) => void counts.lost.push(`upload: ${String(error)}`));
    if (one) sent.push(one);
  }, 500),
];
await injectFaults(system, counts, minutes * 60);
counts.startFault("rest");
injecting.abort();
setTimeout(() => rested.abort(), REST_SECONDS * 1000).unref();
await Promise.all(work);

let losses = await findLosses(counts, sent);
for (const until = Date.now() + REST_SECONDS * 1000; losses.length > 0 && Date.now() < until;) {
  await sleep(5_000);
  losses = await findLosses(counts, sent);
}
const receipts = await countReceipts();
const head = ["fault", "requests", "errors", "longest gap", ""];
console.log(`\n${table(head, [...counts.rows(), counts.total()])}\n`);
console.log(
  `purchases begun ${counts.begun.size}, finished ${counts.finished.size}; receipts sent ${receipts.sent} of ${receipts.written}`,
);
console.log(`uploads begun ${counts.uploads.begun}, whole ${counts.uploads.whole}, resumed ${counts.uploads.resumed}`);
console.log(`pages compared with the last change ${counts.pages.compared}, older ${counts.pages.old}`);
for (const loss of new Set(losses)) console.log(`LOST ${losses.filter((one) => one === loss).length} × ${loss}`);
console.log(
  losses.length === 0 ? "nothing was lost; the books are at zero" : `${losses.length} losses; logs in ${system.folder}`,
);
await system.close();
if (losses.length === 0) rmSync(system.folder, { recursive: true, force: true });
process.exit(losses.length === 0 ? 0 : 1);
