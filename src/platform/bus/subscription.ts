import type { Redis } from "ioredis";
import { env } from "../env.ts";
import { askRedis, connectRedis } from "../redis.ts";
import { type Announcement, busChannel, readPublished } from "./announcements.ts";

/** After this silence the process publishes a message itself; if it does not receive that one either, the subscription is lost. */
const QUIET_MS = 1_000;
const LOST_MS = 3_000;

export type Subscription = { isReceiving: () => boolean; close: () => void };

/** Receives what is published on Redis. `lost` runs when messages stop arriving, even if the connection stays open. */
export async function subscribe(receive: (announced: Announcement[]) => void, lost: () => void): Promise<Subscription> {
  const channel = await busChannel();
  const connection = connectRedis(env.REDIS_URL ?? "");
  let receivedAt: number | null = null;
  const lose = (): void => {
    if (receivedAt === null) return;
    receivedAt = null;
    lost();
  };
  connection.on("message", (_channel, text) => {
    if (receivedAt !== null) receivedAt = performance.now();
    receive(readPublished(text));
  });
  connection.on("close", lose);
  connection.on("ready", () => void begin());
  connection.connect().catch(() => undefined);
  async function begin(): Promise<void> {
    await connection.subscribe(channel).then(
      () => (receivedAt = performance.now()),
      () => connection.disconnect(true),
    );
  }
  const clock = setInterval(() => {
    if (receivedAt === null) return;
    const quiet = performance.now() - receivedAt;
    if (quiet > LOST_MS) drop(connection, lose);
    else if (quiet > QUIET_MS) void askRedis((redis) => redis.publish(channel, "[]")).catch(() => undefined);
  }, QUIET_MS / 2);
  return {
    isReceiving: () => receivedAt !== null,
    close: () => {
      clearInterval(clock);
      receivedAt = null;
      connection.disconnect();
    },
  };
}

function drop(connection: Redis, lose: () => void): void {
  lose();
  connection.disconnect(true);
}
