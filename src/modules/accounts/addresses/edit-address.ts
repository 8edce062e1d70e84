import { and, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { addresses } from "../tables.ts";
import type { Address, AddressRefusal } from "./schema.ts";

type EditedAddress = { addressId: string; label: string; address: Address };

/** Writes an address of this person anew. What was bought keeps the words it was charged with. */
export function editAddress(
  userId: string,
  { addressId, label, address }: EditedAddress,
): Promise<Outcome<void, AddressRefusal>> {
  return transact(async (tx) => {
    const edited = await tx
      .update(addresses)
      .set({ ...address, phone: address.phone ?? null, label })
      .where(and(eq(addresses.id, addressId), eq(addresses.userId, userId)));
    return edited.rowCount ? ok() : refuse("no_address");
  });
}
