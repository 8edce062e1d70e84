import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { devices } from "../tables.ts";

/** No browser is known any more: one of a stranger's would be told of again. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.delete(devices).where(eq(devices.userId, userId));
}
