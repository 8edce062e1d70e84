import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { col, readRows } from "#platform/read.ts";
import type { DeviceRow } from "./schema.ts";

/** The person's own, the one in use first, then by the last entrance. */
export async function listDevices(on: Db, { userId, sessionId }: Viewer): Promise<DeviceRow[]> {
  type Row = Pick<DeviceRow, "id" | "name" | "isCurrent"> & {
    createdAt: string;
    lastSeenAt: string;
    rememberedUntil: string | null;
  };
  const rows = await readRows<Row>(
    on,
    {
      id: col.text`d.id`,
      name: col.text`d.name`,
      createdAt: col.timestamp`d.created_at`,
      lastSeenAt: col.timestamp`d.last_seen_at`,
      isCurrent: col.bool`coalesce(d.id = (select device_id from sessions where id = ${sessionId}), false)`,
      rememberedUntil: col.timestamp
        .orNull`(select max(r.expires_at) from remembered_browsers r where r.device_id = d.id and r.expires_at > now())`,
    },
    (row) => sql`select ${row}
    from devices d where d.user_id = ${userId}
    order by "isCurrent" desc, d.last_seen_at desc limit 50`,
  );
  return rows.map(({ id, name, isCurrent, createdAt, lastSeenAt, rememberedUntil }) => ({
    id,
    name,
    isCurrent,
    createdAt: new Date(createdAt),
    lastSeenAt: new Date(lastSeenAt),
    rememberedUntil: rememberedUntil === null ? null : new Date(rememberedUntil),
  }));
}
