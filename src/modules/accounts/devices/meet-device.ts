import { and, eq, sql } from "drizzle-orm";
import { deviceName } from "#kit/device-name.ts";
import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { announceSecurity } from "../security-news/announce-security.ts";
import { devices, sessions, users } from "../tables.ts";
import { deviceCookie, hashDeviceToken, newDeviceToken } from "./device-cookie.ts";
import { newDeviceEmail } from "./schema.ts";

type Entrance = { ip: string; userAgent: string | null; sessionId?: string | null; device?: string | null; isNew?: boolean };

/**
 * Notes that the person enters from this browser, and tells them by e-mail and at the bell when they never did. The first entrance
 * of all is nobody's news, nor is one where a session of theirs was open already.
 */
export async function meetDevice(tx: Tx, userId: string, caller: Entrance): Promise<{ deviceId: string; deviceCookie: string }> {
  const token = caller.device ?? newDeviceToken();
  const tokenHash = hashDeviceToken(token);
  const name = deviceName(caller.userAgent);
  const isNews = !caller.isNew && (await isUnheardOf(tx, userId, tokenHash, caller.sessionId ?? null));
  const lastSeenAt = sql`now()`;
  const [device] = await tx
    .insert(devices)
    .values({ userId, tokenHash, name })
    .onConflictDoUpdate({ target: [devices.userId, devices.tokenHash], set: { name, lastSeenAt } })
    .returning({ deviceId: devices.id, at: devices.lastSeenAt });
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
