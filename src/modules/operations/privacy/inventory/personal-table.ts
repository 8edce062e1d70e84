import { type SQL, sql } from "drizzle-orm";
import { REMOVED_EMAIL_DOMAIN } from "#kit/email.ts";
import { REMOVED_PERSON } from "#kit/person-name.ts";

/** Who a reading or an erasure is about. `pseudonym` stands for them afterwards. */
export type Person = {
  userId: string;
  storeId: number | null;
  name: string;
  email: string;
  document: string | null;
  pseudonym: string;
};

type Of = (person: Person) => SQL;

/**
 * What one table keeps of people (LGPD art. 37): which rows are about a person, what for, under which basis, until when, what the
 * person reads of them in their copy and what erasure makes of them. Rows go by the alias `t`.
 */
export type PersonalTable = {
  table: string;
  whose: Of;
  purpose: string;
  basis: "contrato" | "obrigação legal" | "legítimo interesse" | "consentimento";
  /** How long, in words. */
  until: string;
  /** "apagar": the rows go. Otherwise the columns that change; those of `stays` say nothing of anybody once the rest is gone. */
  erase: "apagar" | { set: Record<string, Of>; stays: string };
  /** In the person's copy: the name of the part, and columns by what they are called there; null where there is nothing to read. */
  copy: { as: string; columns: Record<string, string> } | null;
};

export const value =
  (constant: string): Of =>
  () =>
    sql`${constant}`;
export const empty: Of = () => sql`''`;
export const nothing: Of = () => sql`null`;
export const noDocument: Of = () => sql`'00000000000'`;
export const removedName: Of = () => sql`${REMOVED_PERSON}`;
export const removedEmail: Of = ({ pseudonym }) => sql`${`${pseudonym}@${REMOVED_EMAIL_DOMAIN}`}`;
export const pseudonymAndId: Of = ({ pseudonym }) => sql`${pseudonym} || '-' || t.id`;

export const ofUser =
  (column = "user_id"): Of =>
  ({ userId }) =>
    sql`t.${sql.raw(column)} = ${userId}`;
export const ofTheirOrders: Of = ({ userId }) => sql`t.order_id in (select id from orders where user_id = ${userId})`;
export const ofTheirStore: Of = ({ storeId }) => sql`t.store_id = ${storeId}`;
export const ofTheirProducts: Of = ({ storeId }) => sql`t.product_id in (select id from products where store_id = ${storeId})`;
