import { and, eq, sql } from "drizzle-orm";
import { type Db, db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { addresses } from "../tables.ts";
import type { Address, SavedAddress } from "./schema.ts";

/** The address a person is billed at unless another is given, or null. */
export async function findDefaultAddress(on: Db, userId: string): Promise<Address | null> {
  const { cep, street, number, complement, district, city, uf, phone } = addresses;
  const [address] = await on
    .select({ cep, street, number, complement, district, city, uf, phone })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  return address ? ({ ...address, phone: address.phone ?? undefined } as Address) : null;
}

const SAVED_ADDRESS = defineRow<SavedAddress>({
  id: col.text`a.id`,
  label: col.text`a.label`,
  cep: col.text`a.cep`,
  street: col.text`a.street`,
  number: col.text`a.number`,
  complement: col.text`a.complement`,
  district: col.text`a.district`,
  city: col.text`a.city`,
  uf: col.oneOf([
    "AC",
    "AL",
    "AM",
    "AP",
    "BA",
    "CE",
    "DF",
    "ES",
    "GO",
    "MA",
    "MG",
    "MS",
    "MT",
    "PA",
    "PB",
    "PE",
    "PI",
    "PR",
    "RJ",
    "RN",
    "RO",
    "RR",
    "RS",
    "SC",
    "SE",
    "SP",
    "TO",
  ])`a.uf`,
  phone: col.text.orNull`a.phone`,
  isDefault: col.bool`a.is_default`,
  cards: col.int`case when a.is_default then (
        select count(*)::int from cards c where c.user_id = a.user_id and c.removed_at is null) else 0 end`,
  purchases: col.int`(select count(distinct o.id)::int from orders o join payment_attempts t on t.order_id = o.id
        where o.user_id = a.user_id and o.paid_at is not null
          and t.billing_address @> jsonb_build_object('cep', a.cep, 'street', a.street, 'number', a.number))`,
});

/** The addresses of this person, the default first, each with what goes there. */
export async function listAddresses(userId: string): Promise<SavedAddress[]> {
  const rows = await readRows(
    db,
    SAVED_ADDRESS,
    sql`select ${SAVED_ADDRESS}
    from addresses a where a.user_id = ${userId}
    order by a.is_default desc, a.created_at desc, a.id desc`,
  );
  return rows;
}
