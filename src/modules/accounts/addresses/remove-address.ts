import { and, desc, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { addresses } from "../tables.ts";
import { lockAddresses } from "./lock-addresses.ts";
import type { AddressRefusal } from "./schema.ts";

/** Forgets an address. When it was the default, the newest of the others takes its place. What was bought stays as it was charged. */
export function removeAddress(userId: string, addressId: string): Promise<Outcome<void, AddressRefusal>> {
  return transact(async (tx): Promise<Outcome<void, AddressRefusal>> => {
    await lockAddresses(tx, userId);
    const [removed] = await tx
      .delete(addresses)
      .where(and(eq(addresses.id, addressId), eq(addresses.userId, userId)))
      .returning({ isDefault: addresses.isDefault });
    if (!removed) return refuse("no_address");
    if (!removed.isDefault) return ok();
    const [next] = await tx
      .select({ id: addresses.id })
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(desc(addresses.createdAt), desc(addresses.id))
      .limit(1);
    if (next) await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
    return ok();
  });
}
