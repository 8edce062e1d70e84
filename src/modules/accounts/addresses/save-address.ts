import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { addresses } from "../tables.ts";
import { lockAddresses } from "./lock-addresses.ts";
import type { Address } from "./schema.ts";

/**
 * Keeps an address a person typed, once, with the last phone given for it; their first one becomes the default. Answers its id, and how
 * many they had.
 */
export async function saveAddress(tx: Tx, userId: string, { phone, ...address }: Address): Promise<{ id: string; had: number }> {
  await lockAddresses(tx, userId);
  const known = await tx.select().from(addresses).where(eq(addresses.userId, userId));
  const same = known.find((one) =>
    Object.entries(address).every(([field, value]) => one[field as keyof typeof address] === value),
  );
  if (same && phone) await tx.update(addresses).set({ phone }).where(eq(addresses.id, same.id));
  if (same) return { id: same.id, had: known.length - 1 };
  const [saved] = await tx
    .insert(addresses)
    .values({ ...address, phone: phone ?? null, userId, isDefault: known.length === 0 })
    .returning({ id: addresses.id });
  if (!saved) throw new Error("the address was not kept");
  return { id: saved.id, had: known.length };
}
