import type { Socket } from "node:net";
import pg from "pg";
import { tracedStatement } from "./statement-name.ts";

/** `silenceSeconds`: how long a statement may wait without receiving one byte. */
export type WatchedConfig = pg.ClientConfig & { silenceSeconds?: number };

/** Connection settings to detect that the other end has vanished: by default the system checks only after two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * A connection that is destroyed when the database owes a response and nothing arrives: if a machine died or the network drops packets, a
 * caller would otherwise wait a quarter of an hour. Every statement on it then fails as on a lost connection.
 */
export class WatchedClient extends pg.Client {
  constructor(config?: string | WatchedConfig) {
    super(config);
    // Pending statements fail by themselves. Between two statements of a transaction nobody else listens, and the process would crash.
    this.on("error", () => undefined);
    const seconds = typeof config === "object" ? config.silenceSeconds : undefined;
    if (seconds !== undefined) this.once("connect", () => this.#watch(seconds));
  }

  /** A pool asks with a callback, and traces what it was asked itself: by then another's work may be going on. */
  override query = ((...args: unknown[]): unknown => {
    const ask = () => this.ask(args);
    return typeof args.at(-1) === "function" ? ask() : tracedStatement(args[0], ask);
  }) as pg.Client["query"];

  protected ask(args: unknown[]): unknown {
    return (super.query as (...args: unknown[]) => unknown)(...args);
  }

  #watch(seconds: number): void {
    const inside = this as unknown as { connection: { stream: Socket }; readyForQuery: boolean };
    const { stream } = inside.connection;
    stream.setTimeout(seconds * 1000);
    stream.on("timeout", () => {
      // After it fires, writing does not restart this timer.
      if (inside.readyForQuery) stream.setTimeout(seconds * 1000);
      else stream.destroy(new Error("Connection terminated: the database does not answer"));
    });
  }
}
