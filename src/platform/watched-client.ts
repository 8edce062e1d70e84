import type { Socket } from "node:net";
import pg from "pg";

/** `silenceSeconds`: how long a statement may go without one byte of an answer. */
export type WatchedConfig = pg.ClientConfig & { silenceSeconds?: number };

/** For settings of a connection whose other end may vanish without a word: the system's own first look is two hours later. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * A connection that is given up when the database owes an answer and nothing comes: a machine that died or a network that swallows
 * packets says nothing, and who waited would wait for a quarter of an hour. Every statement on it fails as on a lost connection.
 */
export class WatchedClient extends pg.Client {
  constructor(config?: string | WatchedConfig) {
    super(config);
    // What was asked of it fails with it. Between two statements of a transaction nobody else listens, and the process would end.
    this.on("error", () => undefined);
    const seconds = typeof config === "object" ? config.silenceSeconds : undefined;
    if (seconds !== undefined) this.once("connect", () => this.#watch(seconds));
  }

  #watch(seconds: number): void {
    const inside = this as unknown as { connection: { stream: Socket }; readyForQuery: boolean };
    const { stream } = inside.connection;
    stream.setTimeout(seconds * 1000);
    stream.on("timeout", () => {
      // Once it rang, what is written does not wind it again.
      if (inside.readyForQuery) stream.setTimeout(seconds * 1000);
      else stream.destroy(new Error("Connection terminated: the database does not answer"));
    });
  }
}
