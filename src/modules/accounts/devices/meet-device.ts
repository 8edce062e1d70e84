import { and, eq, sql } from "drizzle-orm";
import { deviceName } from "#kit/device-name.ts";
import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { announceSecurity } from "../security-news/announce-security.ts";
import { devices, sessions, users } from "../tables.ts";
import { deviceCookie, hashDeviceToken, newDeviceToken } from "./device-cookie.ts";
import { newDeviceEmail } from "./schema.ts";

type Entrance = { ip: string; userAgent: string | null; sessionId?: string | null; device?: string | null; isNew?: boolean };

type NewSession = { token: string; expiresAt: Date };

const ENTERED = defineRow({ deviceId: col.text`id`, at: col.time`last_seen_at` });

/**
 * Opens a session in this browser, notes that the person enters from it, and tells them by e-mail and at the bell when they never did. The first entrance
 * of all is nobody's news, nor is one where a session of theirs was open already.
 */
export async function meetDevice(
  tx: Tx,
  userId: string,
  caller: Entrance,
  session: NewSession,
): Promise<{ deviceId: string; deviceCookie: string }> {
  const token = caller.device ?? newDeviceToken();
  const tokenHash = hashDeviceToken(token);
  const name = deviceName(caller.userAgent);
  const isNews = !caller.isNew && (await isUnheardOf(tx, userId, tokenHash, caller.sessionId ?? null));
  const [device] = await readRows(
    tx,
    ENTERED,
    sql`with device as (
        insert into devices (user_id, token_hash, name) values (${userId}::uuid, ${tokenHash}, ${name})
        on conflict (user_id, token_hash) do update set name = excluded.name, last_seen_at = now() returning id, last_seen_at),
      session as (
        insert into sessions (user_id, token, expires_at, ip_address, user_agent, device_id)
        select ${userId}::uuid, ${session.token}, ${session.expiresAt.toISOString()}::timestamptz, ${caller.ip},
          ${caller.userAgent?.slice(0, 256) ?? ""}, id from device)
      select ${ENTERED} from device`,
  );
  if (!device) throw new Error("the device was not kept");
  if (isNews) {
    const [owner] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
    const facts = { device: name, network: ipBucket(caller.ip), at: device.at.toISOString() };
    await announceSecurity(tx, userId, "aparelho_novo", name);
    if (owner) await enqueueEmail(tx, newDeviceEmail, { ref: newId(), to: owner.email, payload: { name: owner.name, ...facts } });
  }
  return { deviceId: device.deviceId, deviceCookie: deviceCookie(token) };
}

async function isUnheardOf(tx: Tx, userId: string, tokenHash: string, sessionId: string | null): Promise<boolean> {
  const known = await tx.$count(devices, and(eq(devices.userId, userId), eq(devices.tokenHash, tokenHash)));
  if (known > 0) return false;
  const open = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  if (open.some(({ id }) => id === sessionId)) return false;
  return open.length > 0 || (await tx.$count(devices, eq(devices.userId, userId))) > 0;
}
