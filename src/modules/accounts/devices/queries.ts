import { sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import type { DeviceRow } from "./schema.ts";

/** The person's own, the one in use first, then by the last entrance. */
export async function listDevices(on: Db, { userId, sessionId }: Viewer): Promise<DeviceRow[]> {
  type Row = Pick<DeviceRow, "id" | "name" | "isCurrent"> & {
    createdAt: string;
    lastSeenAt: string;
    rememberedUntil: string | null;
  };
  const { rows } = await on.execute<Row>(sql`
    select d.id, d.name, d.created_at as "createdAt", d.last_seen_at as "lastSeenAt",
      coalesce(d.id = (select device_id from sessions where id = ${sessionId}), false) as "isCurrent",
      (select max(r.expires_at) from remembered_browsers r where r.device_id = d.id and r.expires_at > now()) as "rememberedUntil"
    from devices d where d.user_id = ${userId}
    order by "isCurrent" desc, d.last_seen_at desc limit 50`);
  return rows.map(({ id, name, isCurrent, createdAt, lastSeenAt, rememberedUntil }) => ({
    id,
    name,
    isCurrent,
    createdAt: new Date(createdAt),
    lastSeenAt: new Date(lastSeenAt),
    rememberedUntil: rememberedUntil === null ? null : new Date(rememberedUntil),
  }));
}
