import { and, eq, ne } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { addresses } from "../tables.ts";
import { lockAddresses } from "./lock-addresses.ts";
import type { AddressRefusal } from "./schema.ts";

/** The address that bills go to from now on. */
export function makeDefaultAddress(userId: string, addressId: string): Promise<Outcome<void, AddressRefusal>> {
  return transact(async (tx) => {
    await lockAddresses(tx, userId);
    const own = and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, addressId));
    await tx.update(addresses).set({ isDefault: false }).where(own);
    const made = await tx
      .update(addresses)
      .set({ isDefault: true })
      .where(and(eq(addresses.id, addressId), eq(addresses.userId, userId)));
    return made.rowCount ? ok() : refuse("no_address");
  });
}
