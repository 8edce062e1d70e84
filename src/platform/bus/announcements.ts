import { sql } from "drizzle-orm";
import type { ClientBase } from "pg";
import { afterCommit } from "../after-commit.ts";
import { db, type Tx } from "../db.ts";
import { inSlices } from "../in-slices.ts";
import { col, readRows } from "../read.ts";
import { askRedis, installationPrefix } from "../redis.ts";
import type { Channel } from "./listeners.ts";

export type Announcement = { id: number; channel: string; message: string };

/** What is announced is kept this long: a process that did not read it for so long may have missed some. */
export const RETENTION_MINUTES = 10;
/** More than a process reads at once: with so many changes, all may have changed. */
export const MOST_READ = 5_000;

/** Where this installation's announcements are published. */
export const busChannel = async (): Promise<string> => `${await installationPrefix()}:bus`;

/** Writes an announcement with what `tx` changes; published when it commits, and read in the table by whoever did not hear it. */
export async function writeAnnouncement(tx: Tx, channel: Channel, message: string): Promise<void> {
  const rows = await readRows<{ id: number }>(
    tx,
    { id: col.int`id` },
    (row) => sql`insert into announcements (channel, message) values (${channel}, ${message}) returning ${row}`,
  );
  for (const { id } of rows) afterCommit(tx, () => void publish({ id, channel, message }));
}

/** One that Redis does not take is not lost: it stays in the table. */
async function publish(announcement: Announcement): Promise<void> {
  const channel = await busChannel().catch(() => null);
  if (channel !== null) await askRedis((redis) => redis.publish(channel, JSON.stringify([announcement]))).catch(() => undefined);
}

/** As read from Redis: what other hands wrote there is nothing. */
export function readPublished(text: string): Announcement[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isAnnouncement) : [];
  } catch {
    return [];
  }
}

const isAnnouncement = (value: unknown): value is Announcement =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "number" &&
  "channel" in value &&
  typeof value.channel === "string" &&
  "message" in value &&
  typeof value.message === "string";

type Row = { next: string; id: number | null; channel: string; message: string };

/**
 * What was announced by transactions that had not ended at the position `from`, with the position to go on from. Some of it may have been
 * read before; none is ever left out.
 */
export async function readSince(client: ClientBase, from: string): Promise<{ announced: Announcement[]; next: string }> {
  const { rows } = await client.query<Row>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as next, a.id, a.channel, a.message
     from (select) one left join (select * from announcements where writer >= $1::text::xid8 order by id limit ${MOST_READ + 1}) a on true`,
    [from],
  );
  return {
    announced: rows.flatMap(({ id, channel, message }) => (id === null ? [] : [{ id, channel, message }])),
    next: rows[0]?.next ?? from,
  };
}

/** Forgets announcements that everybody has heard, or will not hear any more. */
export const dropAnnouncements = (): Promise<number> =>
  inSlices((slice) =>
    db.execute(sql`
      delete from announcements where id in (select id from announcements
        where at < now() - make_interval(mins => ${RETENTION_MINUTES}) order by at limit ${slice} for update skip locked)`),
  );
