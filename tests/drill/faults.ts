import { setTimeout as sleep } from "node:timers/promises";
import type { System } from "./system.ts";
import type { Counts } from "./counts.ts";

const DOWN_MS = 5_000;
/** Longer than nginx leaves a node alone that refused it: else it knows of none when the next one goes. */
const SEEN_BACK_MS = 2_500;

/** What a bad day brings, one after the other. Each resolves when nothing more of it is to be done. */
const FAULTS: Record<string, (system: System) => unknown> = {
  "web killed": ({ webs }) => webs[0]?.kill(),
  "worker killed": ({ workers }) => workers[0]?.kill(),
  "database killed": ({ database }) => database.kill(),
  "provider down 5 s": ({ provider }) => downFor(provider),
  "mail down 5 s": ({ mail }) => downFor(mail),
  "cache down 5 s": ({ cache }) => downFor(cache),
  "store hangs 5 s": ({ store }) => downFor(store),
  "replica down 5 s": ({ database }) => downFor(database.replica),
  "new processes": deploy,
  "database restarted": ({ database }) => database.restart(),
  "replica promoted": ({ database }) => database.promote(),
  "bus cut": ({ database }) => database.cutBus(),
  "other web killed": ({ webs }) => webs[1]?.kill(),
  "other worker killed": ({ workers }) => workers[1]?.kill(),
};

async function downFor(part: { stop: () => Promise<unknown>; start: () => unknown }): Promise<void> {
  await part.stop();
  await sleep(DOWN_MS);
  await part.start();
}

/** One process at a time, each drained, the next when the one before takes requests again. */
async function deploy({ webs, workers, ready }: System): Promise<void> {
  for (const [nth, web] of webs.entries()) {
    await web.replace();
    await ready(nth);
    await sleep(SEEN_BACK_MS);
  }
  for (const worker of workers) await worker.replace();
}

/** Injects each fault in turn, evenly over the time given; the time after the last is as long as that between two. */
export async function injectFaults(system: System, counts: Counts, seconds: number): Promise<void> {
  const names = Object.keys(FAULTS);
  const everyMs = (seconds * 1000) / (names.length + 1);
  await sleep(everyMs);
  for (const [name, inject] of Object.entries(FAULTS)) {
    const fault = counts.startFault(name);
    console.log(`  ${name}`);
    try {
      await inject(system);
      await system.ready();
    } catch (error) {
      counts.lost.push(`after "${name}": ${String(error)}`);
    }
    const tookMs = performance.now() - fault.at;
    fault.note = `ready after ${(tookMs / 1000).toFixed(1)} s`;
    await sleep(Math.max(0, everyMs - tookMs));
  }
}
