import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { PipelinedClient } from "./pipelined-client.ts";

/** A statement run this many times is worth preparing. */
const OFTEN = 4;
/** The most prepared statements on a connection: each takes tens of kilobytes. */
const MOST_NAMED = 300;

const timesRequested = new LRUCache<string, number>({ max: 2_000 });
const names = new Map<string, string>();

/**
 * A connection that prepares the statements it runs often, so that they are parsed and planned once: half of the cost of most of ours. Only
 * those with parameters: without them, a text may hold several statements.
 */
export class PreparedClient extends PipelinedClient {
  protected override send(config: unknown, values?: unknown, ...rest: unknown[]): unknown {
    return super.send(named(config, values), values, ...rest);
  }
}

function named(config: unknown, values: unknown): unknown {
  if (!isPlain(config) || !Array.isArray(values) || values.length === 0) return config;
  const name = nameOf(config.text);
  return name ? { ...config, name } : config;
}

const isPlain = (config: unknown): config is { text: string } =>
  typeof config === "object" &&
  config !== null &&
  "text" in config &&
  typeof config.text === "string" &&
  !("submit" in config) &&
  !("name" in config && config.name);

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMED) return known;
  const times = (timesRequested.get(text) ?? 0) + 1;
  timesRequested.set(text, times);
  if (times < OFTEN) return undefined;
  timesRequested.delete(text);
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
