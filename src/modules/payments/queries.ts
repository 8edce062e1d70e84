import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { users } from "../accounts/tables.ts";
import { stores } from "../stores/tables.ts";
import type { Db } from "#platform/db.ts";
import { type StorePayments, DEFAULT_STORE_PAYMENTS } from "./recipients/rules.ts";
import { recipients, storePaymentSettings } from "./tables/recipients.ts";

export type StoreContact = { storeId: number; authorName: string; ownerId: string; ownerEmail: string };

/** Who is notified of a sale, by store. */
export async function storeContacts(on: Db, storeIds: number[]): Promise<Map<number, StoreContact>> {
  const rows = await on
    .select({ storeId: stores.id, authorName: stores.authorName, ownerId: users.id, ownerEmail: users.email })
    .from(stores)
    .innerJoin(users, eq(users.id, stores.ownerId))
    .where(inArray(stores.id, storeIds));
  return new Map(rows.map((row) => [row.storeId, row]));
}

export type Sellers = {
  /** The payment methods each store accepts; a store that never chose accepts all of them. */
  payments: Map<number, StorePayments>;
  /** The provider's recipient of each store that may receive; a store without one may not sell. */
  recipients: Map<number, string>;
};

/** How stores are paid, and to whom at the provider. */
export async function readSellers(on: Db, storeIds: readonly number[]): Promise<Sellers> {
  const { updatedAt: _, storeId: __, ...columns } = getTableColumns(storePaymentSettings);
  const rows = await on
    .select({ storeId: stores.id, chosen: columns, hasChosen: storePaymentSettings.storeId, providerId: recipients.providerId })
    .from(stores)
    .leftJoin(storePaymentSettings, eq(storePaymentSettings.storeId, stores.id))
    .leftJoin(recipients, and(eq(recipients.storeId, stores.id), sql`may_charge(recipients)`))
    .where(inArray(stores.id, [...storeIds]));
  const paymentsOf = ({ chosen, hasChosen }: (typeof rows)[number]) =>
    hasChosen === null ? DEFAULT_STORE_PAYMENTS : (chosen as StorePayments);
  return {
    payments: new Map(rows.map((row) => [row.storeId, paymentsOf(row)])),
    recipients: new Map(rows.flatMap(({ storeId, providerId }) => (providerId === null ? [] : [[storeId, providerId]]))),
  };
}

/** The payment methods each store accepts; a store that never chose accepts all of them. */
export async function readStorePayments(on: Db, storeIds: number[]): Promise<Map<number, StorePayments>> {
  const { updatedAt: _, ...columns } = getTableColumns(storePaymentSettings);
  const { storeId } = columns;
  const rows = await on.select(columns).from(storePaymentSettings).where(inArray(storeId, storeIds));
  const chosen = new Map(rows.map(({ storeId: id, ...choice }) => [id, choice]));
  return new Map(storeIds.map((id) => [id, chosen.get(id) ?? DEFAULT_STORE_PAYMENTS]));
}
