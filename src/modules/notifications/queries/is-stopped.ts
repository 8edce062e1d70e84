import { and, eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { openStopToken, STOP_ADDRESS } from "../stop-token.ts";
import { notificationStops } from "../tables.ts";

/** Whether who holds the address that ends some e-mails has ended them, there or among their choices. */
export async function areEmailsStopped(stopPath: string): Promise<boolean> {
  const found = stopPath.startsWith(STOP_ADDRESS) ? openStopToken(stopPath.slice(STOP_ADDRESS.length)) : null;
  if (!found) return false;
  const { userId, event } = found;
  const { channel, ...stops } = notificationStops;
  return (await db.$count(notificationStops, and(eq(stops.userId, userId), eq(stops.event, event), eq(channel, "email")))) > 0;
}
