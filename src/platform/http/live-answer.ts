import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import { type Channel, listen } from "#platform/bus.ts";
import { liveStreams } from "#platform/metrics.ts";

const HEARTBEAT_MS = 15_000;
const MAX_MINUTES = 60;
/** More pages than anybody keeps open, and far fewer than weigh on others. */
export const MOST_STREAMS = 20;

const openBy = new Map<string, number>();

type Live = {
  /** Who listens: one person may have so many pages open at once, in each process. */
  userId: string;
  channel: Channel;
  /** Whether an announcement is about what this page shows. */
  isMine: (message: string) => boolean;
  /** Writes how things are now; failing ends the answer, and the browser comes back. */
  send: (stream: SSEStreamingApi) => Promise<void>;
};

/** An answer kept open for an hour, that tells at once and again whenever what the page shows is announced, or may have been. */
export function liveAnswer(c: Context, { userId, channel, isMine, send }: Live): Response {
  const open = openBy.get(userId) ?? 0;
  if (open >= MOST_STREAMS)
    return c.text("Há páginas demais abertas nesta conta.", 429, { "cache-control": "private, no-store", "retry-after": "60" });
  openBy.set(userId, open + 1);
  c.header("cache-control", "private, no-store");
  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    liveStreams.inc();
    const notifyNow = oneByOne(() => send(stream).catch(() => stream.abort()));
    const stopListening = listen(channel, (message) => isMine(message) && notifyNow(), notifyNow);
    let isHere = true;
    // Who left frees the place at once, not at the next beat.
    const leave = (): void => {
      stopListening();
      if (isHere) closed(userId);
      isHere = false;
    };
    stream.onAbort(leave);
    try {
      notifyNow();
      for (let beat = 0; beat < (MAX_MINUTES * 60_000) / HEARTBEAT_MS && !stream.aborted; beat++) {
        await stream.sleep(HEARTBEAT_MS);
        await stream.write(": vivo\n\n");
      }
    } finally {
      leave();
      liveStreams.dec();
    }
  });
}

function closed(userId: string): void {
  const left = (openBy.get(userId) ?? 1) - 1;
  if (left > 0) openBy.set(userId, left);
  else openBy.delete(userId);
}

/** Runs `work` again after it ends when it was asked for meanwhile: what is told last was read last. */
function oneByOne(work: () => Promise<void>): () => void {
  let isWorking = false;
  let isDue = false;
  async function drain(): Promise<void> {
    isWorking = true;
    while (isDue) {
      isDue = false;
      await work();
    }
    isWorking = false;
  }
  return () => {
    isDue = true;
    if (!isWorking) void drain();
  };
}
