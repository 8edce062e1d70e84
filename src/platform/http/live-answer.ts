import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import { type Channel, listen } from "#platform/bus.ts";
import { liveStreams } from "#platform/metrics.ts";

const HEARTBEAT_MS = 15_000;
const MAX_MINUTES = 60;

type Live = {
  channel: Channel;
  /** Whether an announcement is about what this page shows. */
  isMine: (message: string) => boolean;
  /** Writes how things are now; failing ends the answer, and the browser comes back. */
  tell: (stream: SSEStreamingApi) => Promise<void>;
};

/** An answer kept open for an hour, that tells at once and again whenever what the page shows is announced, or may have been. */
export function liveAnswer(c: Context, { channel, isMine, tell }: Live): Response {
  c.header("cache-control", "private, no-store");
  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    liveStreams.inc();
    const notifyNow = oneByOne(() => tell(stream).catch(() => stream.abort()));
    const stopListening = listen(channel, (message) => isMine(message) && notifyNow(), notifyNow);
    stream.onAbort(stopListening);
    try {
      notifyNow();
      for (let beat = 0; beat < (MAX_MINUTES * 60_000) / HEARTBEAT_MS && !stream.aborted; beat++) {
        await stream.sleep(HEARTBEAT_MS);
        await stream.write(": vivo\n\n");
      }
    } finally {
      stopListening();
      liveStreams.dec();
    }
  });
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
