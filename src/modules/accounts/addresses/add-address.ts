import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { addresses } from "../tables.ts";
import { saveAddress } from "./save-address.ts";
import { type Address, type AddressRefusal, MOST_ADDRESSES } from "./schema.ts";

type NewAddress = { label: string; address: Address };

/** Keeps one more address; the same one twice is one, under the last name given. Answers its id. Refuses the 21st. */
export function addAddress(userId: string, { label, address }: NewAddress): Promise<Outcome<string, AddressRefusal>> {
  return transact(async (tx): Promise<Outcome<string, AddressRefusal>> => {
    const { id, had } = await saveAddress(tx, userId, address);
    if (had >= MOST_ADDRESSES) return refuse("too_many_addresses");
    if (label) await tx.update(addresses).set({ label }).where(eq(addresses.id, id));
    return ok(id);
  });
}
