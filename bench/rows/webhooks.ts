import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Autoria, DATA_DIR } from "../contenders/autoria.ts";
import { cpuOfSystem, cpuPer } from "../contenders/cpu.ts";
import { brokenInvariants } from "../invariants.ts";
import { ask } from "../market.ts";

const EVENTS = Number(process.env.BENCH_EVENTS ?? 3_000);
const TIMES = 3;
const SENDERS = 16;
const PATIENCE_SECONDS = 300;

/** Events of charges that exist, each delivered three times and out of order; then all of them are applied, each once. */
export async function webhooks(autoria: Autoria) {
  const secrets = JSON.parse(readFileSync(join(DATA_DIR, "secrets.json"), "utf8"));
  const authorization = `Basic ${btoa(`${secrets.PAGARME_WEBHOOK_USER}:${secrets.PAGARME_WEBHOOK_PASSWORD}`)}`;
  const charges = await ask<{ id: string }>(
    autoria,
    "select provider_charge_id as id from payment_attempts where status = 'paga' order by id limit 500",
  );
  const run = Date.now();
  const bodies = Array.from({ length: EVENTS }, (_, index) => ({
    id: `hook_medida_${run}_${index}`,
    type: "charge.paid",
    data: { id: charges[index % charges.length]?.id },
  }));
  const deliveries = Array.from({ length: TIMES }, () => bodies)
    .flat()
    .map((body) => ({ body: JSON.stringify(body), order: Math.random() }))
    .toSorted((a, b) => a.order - b.order);
  let [accepted, next] = [0, 0];
  const before = cpuOfSystem();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      for (let one = deliveries[next++]; one; one = deliveries[next++]) {
        const answer = await fetch(`${autoria.url}/webhooks/pagarme`, {
          method: "POST",
          headers: { authorization, "content-type": "application/json" },
          body: one.body,
        });
        if (answer.ok) accepted++;
        await answer.arrayBuffer();
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const spent = cpuPer(accepted, before, cpuOfSystem());
  console.error(`${accepted} deliveries accepted in ${seconds.toFixed(1)} s; waiting for the worker`);
  const applied = await untilApplied(autoria, `hook_medida_${run}_%`);
  return [
    {
      work: `${EVENTS} events × ${TIMES}, shuffled`,
      "accepted per second": Math.round(accepted / seconds),
      refused: deliveries.length - accepted,
      ...spent,
      stored: applied.stored,
      "applied once": applied.done,
      "applied within s": Number(((performance.now() - startedAt) / 1000).toFixed(1)),
      "broken invariants": brokenInvariants(DATA_DIR),
    },
  ];
}

async function untilApplied(autoria: Autoria, like: string): Promise<{ stored: number; done: number }> {
  for (let turn = 0; ; turn++) {
    const [counted] = await ask<{ stored: number; done: number }>(
      autoria,
      `select count(*)::int as stored, (count(*) filter (where status in ('processado', 'ignorado')))::int as done
      from webhook_events where id like '${like}'`,
    );
    if (!counted) throw new Error("no count");
    if (counted.done === counted.stored || turn > PATIENCE_SECONDS) return counted;
    if (turn % 15 === 0) console.error(`${counted.done} of ${counted.stored} applied`);
    await sleep(1_000);
  }
}
