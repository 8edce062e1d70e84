import { asc, eq, inArray } from "drizzle-orm";
import { publicDocument } from "#kit/cpf-cnpj.ts";
import { db, type Db } from "#platform/db.ts";
import type { License } from "../../catalog/rules/licenses.ts";
import { stores } from "../../stores/tables.ts";
import type { OrderRecord } from "../find-order.ts";
import { orderItems, orders } from "../tables.ts";
import type { Contract, ContractSeller } from "./schema.ts";
import { orderContracts } from "./tables.ts";

/** The person or company responsible for the sales of each store. */
export async function findSellers(on: Db, storeIds: readonly number[]): Promise<Map<number, ContractSeller>> {
  if (storeIds.length === 0) return new Map();
  const { id, authorName, legalName, document, city, uf } = stores;
  const rows = await on
    .select({ id, authorName, legalName, document, city, uf })
    .from(stores)
    .where(inArray(id, [...storeIds]));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        authorName: row.authorName,
        legalName: row.legalName,
        document: publicDocument(row.document),
        place: [row.city, row.uf].filter(Boolean).join(", "),
      },
    ]),
  );
}

/** The contract of an order, from its current lines; null when there is no such order. */
export async function describeContract(on: Db, orderId: string): Promise<Contract | null> {
  const lines = await on
    .select({
      title: orderItems.title,
      license: orderItems.license,
      paidCents: orderItems.paidCents,
      returnDays: orderItems.guaranteeDays,
      storeId: orderItems.storeId,
      totalCents: orders.totalCents,
      termsVersion: orders.termsVersion,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id))
    .limit(50);
  const [first] = lines;
  return first ? withSellers(on, first, lines) : null;
}

/** The same for an order that is already loaded. */
export const describeOrder = (on: Db, order: OrderRecord): Promise<Contract> =>
  withSellers(
    on,
    order,
    order.items.map((item) => ({ ...item, returnDays: item.guaranteeDays })),
  );

type Line = { title: string; license: string; paidCents: number; returnDays: number; storeId: number };
type Head = { totalCents: number; termsVersion: string };

async function withSellers(on: Db, { totalCents, termsVersion }: Head, lines: readonly Line[]): Promise<Contract> {
  const sellers = await findSellers(on, [...new Set(lines.map((line) => line.storeId))]);
  return {
    totalCents,
    termsVersion,
    lines: lines.flatMap(({ title, license, paidCents, returnDays, storeId }) => {
      const seller = sellers.get(storeId);
      return seller ? [{ title, license: license as License, paidCents, returnDays, seller }] : [];
    }),
  };
}

/** The stored contract of an order; null for an order created before contracts were stored. */
export async function findContract(orderId: string, on: Db = db): Promise<Contract | null> {
  const [stored] = await on.select({ body: orderContracts.body }).from(orderContracts).where(eq(orderContracts.orderId, orderId));
  return stored?.body ?? null;
}
