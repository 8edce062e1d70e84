import type { Socket } from "node:net";
import { WatchedClient, type WatchedConfig } from "./watched-client.ts";

const BEGIN = /^begin\b/i;
const END = /^(commit|rollback)$/i;

/**
 * A connection that sends what it is asked without waiting for the answers before, all of one turn in one write. A transaction begins with
 * its first statement, in the same write; one in which nothing was asked is never begun.
 */
export class PipelinedClient extends WatchedClient {
  #begin: string | null = null;
  #isCorked = false;

  constructor(config?: string | WatchedConfig) {
    super({ ...(typeof config === "string" ? { connectionString: config } : config), pipeline: true } as WatchedConfig);
  }

  protected override ask([config, ...rest]: unknown[]): unknown {
    const text = textOf(config);
    if (text !== null && BEGIN.test(text)) {
      this.#begin = text;
      return Promise.resolve(NOTHING);
    }
    const begin = this.#begin;
    this.#begin = null;
    if (begin !== null && text !== null && END.test(text)) return Promise.resolve(NOTHING);
    const stream = this.#cork();
    // A statement after a `begin` that failed would be a transaction of its own: nothing more is asked on this connection.
    if (begin !== null) (this.send(begin) as Promise<unknown>).catch(() => stream.destroy(new Error(LOST)));
    return this.send(config, ...rest);
  }

  protected send(...args: unknown[]): unknown {
    return super.ask(args);
  }

  #cork(): Socket {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    if (this.#isCorked) return stream;
    this.#isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
    return stream;
  }
}

const LOST = "Connection terminated: a transaction could not begin";
const NOTHING = { rows: [], rowCount: 0, fields: [] };

function textOf(config: unknown): string | null {
  if (typeof config === "string") return config;
  const isQuery = typeof config === "object" && config !== null && "text" in config && typeof config.text === "string";
  return isQuery ? (config.text as string) : null;
}
