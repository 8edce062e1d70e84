import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { addresses } from "../tables.ts";
import type { Address } from "./schema.ts";

/** The address a person is billed at unless another is given, or null. */
export async function findDefaultAddress(on: Db, userId: string): Promise<Address | null> {
  const { cep, street, number, complement, district, city, uf } = addresses;
  const [address] = await on
    .select({ cep, street, number, complement, district, city, uf })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  return (address as Address | undefined) ?? null;
}
