import { setTimeout as sleep } from "node:timers/promises";
import type { Autoria } from "../contenders/autoria.ts";

export const MEGABYTE = 1_000_000;

/** Looks at what the web process holds five times a second, until called; answers the most, in bytes. */
export function watchMemory(autoria: Autoria): () => Promise<number> {
  let most = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await autoria.metric("process_resident_memory_bytes").catch(() => 0));
      await sleep(200);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return most;
  };
}
