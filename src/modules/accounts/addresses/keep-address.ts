import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { addresses } from "../tables.ts";
import type { Address } from "./schema.ts";

/** Keeps an address a person typed, once; their first one becomes the default. */
export async function keepAddress(tx: Tx, userId: string, address: Address): Promise<void> {
  const known = await tx.select().from(addresses).where(eq(addresses.userId, userId));
  if (known.some((one) => Object.entries(address).every(([field, value]) => one[field as keyof Address] === value))) return;
  await tx.insert(addresses).values({ ...address, userId, isDefault: known.length === 0 });
}
