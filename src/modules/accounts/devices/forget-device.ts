import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { devices, sessions } from "../tables.ts";

/**
 * Forgets one of the person's browsers: its sessions end, its second step is asked again, and its next entrance is told. Another's,
 * gone, or the one in use is `unknown_device`.
 */
export async function forgetDevice(viewer: Viewer, { deviceId }: { deviceId: string }): Promise<Outcome<void, "unknown_device">> {
  return transact(async (tx) => {
    const { userId, sessionId } = viewer;
    const isNotInUse = sql`${devices.id} is distinct from (select device_id from sessions where id = ${sessionId})`;
    const [device] = await tx
      .select({ id: devices.id })
      .from(devices)
      .where(and(eq(devices.id, deviceId), eq(devices.userId, userId), isNotInUse))
      .for("update");
    if (!device) return refuse("unknown_device");
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.deviceId, deviceId)));
    await tx.delete(devices).where(eq(devices.id, deviceId));
    return ok();
  });
}
