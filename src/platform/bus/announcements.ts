import { sql } from "drizzle-orm";
import type { ClientBase } from "pg";
import { afterCommit } from "../after-commit.ts";
import { db, type Tx } from "../db.ts";
import { inSlices } from "../in-slices.ts";
import { col, readRows } from "../read.ts";
import { askRedis, installationPrefix } from "../redis.ts";
import type { Channel } from "./listeners.ts";

export type Announcement = { id: number; channel: string; message: string };

/** How long announcements are stored: a process that has not read them for this long may have missed some. */
export const RETENTION_MINUTES = 10;
/** The most a process reads at once: with more changes than this, everything is treated as changed. */
export const MOST_READ = 5_000;

/** The Redis channel of this installation's announcements. */
export const busChannel = async (): Promise<string> => `${await installationPrefix()}:bus`;

/**
 * Stores announcements in the same transaction as the change; they are published on commit. A process that did not receive them reads them
 * in the table.
 */
export async function writeAnnouncements(tx: Tx, told: readonly { channel: Channel; message: string }[]): Promise<void> {
  const rows = await readRows<Announcement>(
    tx,
    { id: col.int`id`, channel: col.text`channel`, message: col.text`message` },
    (row) => sql`insert into announcements (channel, message)
      select channel, message from unnest(${sql.param(told.map((one) => one.channel))}::text[],
        ${sql.param(told.map((one) => one.message))}::text[]) with ordinality told(channel, message, place)
      order by place returning ${row}`,
  );
  if (rows.length > 0) afterCommit(tx, () => void publish(rows));
}

/** What Redis does not accept is not lost: it stays in the table. */
async function publish(announced: Announcement[]): Promise<void> {
  const channel = await busChannel().catch(() => null);
  if (channel !== null) await askRedis((redis) => redis.publish(channel, JSON.stringify(announced))).catch(() => undefined);
}

/** Reads a message from Redis; whatever is not in our format is ignored. */
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
 * The announcements of transactions that had not finished at the position `from`, and the position for the next read. Some may have been
 * read before; none is skipped.
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

/** Deletes announcements past their retention. Returns how many. */
export const dropAnnouncements = (): Promise<number> =>
  inSlices((slice) =>
    db.execute(sql`
      delete from announcements where id in (select id from announcements
        where at < now() - make_interval(mins => ${RETENTION_MINUTES}) order by at limit ${slice} for update skip locked)`),
  );
