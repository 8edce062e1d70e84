import { listen } from "#platform/bus.ts";
import { db } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { listAttributeSlugs } from "./queries.ts";

/** Announced on the "cache" channel by whoever changes what categories ask. */
export const ATTRIBUTES_TAG = "attributes";

let known: readonly string[] = [];

/** The slugs of attributes, as this process last heard: what the address of a kept listing may carry besides its own parameters. */
export const knownAttributeSlugs = (): readonly string[] => known;

async function remember(): Promise<void> {
  known = await listAttributeSlugs(db);
}

/** Reads them again; those known stay when the database does not answer. */
export const refreshAttributeSlugs = (): Promise<void> =>
  remember().catch((error: unknown) => log.warn({ err: String(error) }, "attribute slugs"));

/** Reads them now, and again whenever they change. */
export async function followAttributeSlugs(): Promise<void> {
  const refresh = () => void refreshAttributeSlugs();
  listen("cache", (tag) => tag === ATTRIBUTES_TAG && refresh(), refresh);
  await remember();
}
