import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import { type Channel, listen } from "#platform/bus.ts";
import { liveStreams } from "#platform/metrics.ts";

const HEARTBEAT_MS = 15_000;
const MAX_MINUTES = 60;
/** More pages than anybody has open, and few enough not to burden other people. */
export const MOST_STREAMS = 20;

const openBy = new Map<string, number>();

type Live = {
  /** The listener: one person may have at most MOST_STREAMS streams open, in each process. */
  userId: string;
  channel: Channel;
  /** Whether an announcement concerns what this page shows. */
  isMine: (message: string) => boolean;
  /** Sends the current state; when it fails the response ends, and the browser reconnects. */
  send: (stream: SSEStreamingApi) => Promise<void>;
};

/**
 * A stream open for an hour, which sends the state at once and again whenever what the page shows is announced as changed, or may have
 * changed. 429 when the person has too many open.
 */
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
    // A listener that leaves frees its place at once, not at the next heartbeat.
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

/** Runs `work` once more when it was requested during a run: the last state sent was the last one read. */
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
