import { type SQL, sql } from "drizzle-orm";
import type { AdminAct } from "#platform/audit.ts";
import type { Db } from "#platform/db.ts";

const OF_STORE = (id: SQL) => sql`select owner_id from stores where id = ${id}`;
const OF_PRODUCT = (id: SQL) => OF_STORE(sql`(select store_id from products where id = ${id})`);
const OF_ORDER = (id: SQL) => sql`select user_id from orders where id = ${id}
  union select s.owner_id from order_items i join stores s on s.id = i.store_id where i.order_id = ${id}`;

/** The value of a block is `user`'s: their document or one they bought with, their e-mail, a card of theirs. A network is nobody's. */
const IS_BLOCKED = (user: SQL) => sql`case b.kind
  when 'email' then b.value = coalesce(${user}.canonical_email, ${user}.email)
  when 'documento' then b.value = ${user}.document
    or exists (select 1 from orders o where o.user_id = ${user}.id and o.buyer_document = b.value)
  when 'cartao' then exists (select 1 from cards c where c.user_id = ${user}.id and c.first_six || c.last_four = b.value)
    or exists (select 1 from orders o join payment_attempts t on t.order_id = o.id
      where o.user_id = ${user}.id and t.card_first_six || t.card_last_four = b.value)
  else false end`;

/** Whose case something is, by the kind the record calls it: who made, sold or bought it; of many people, only whether the admin is one. */
const CONCERNED: Record<string, (id: string, adminId: string) => SQL> = {
  pessoa: (id) => sql`select ${id}::uuid`,
  loja: (id) => OF_STORE(sql`${id}::bigint`),
  produto: (id) => OF_PRODUCT(sql`${id}::bigint`),
  material: (id) => OF_PRODUCT(sql`${id}::bigint`),
  pedido: (id) => OF_ORDER(sql`${id}::uuid`),
  order: (id) => OF_ORDER(sql`${id}::uuid`),
  saque: (id) => sql`select user_id from withdrawals where id = ${id}::uuid`,
  refund: (id) => OF_ORDER(sql`(select order_id from refunds where id = ${id}::uuid)`),
  // A category is everybody's.
  comissao: (key, adminId) => {
    const [kind = "", id = ""] = key.split(".");
    return kind === "categoria" ? sql`select null::uuid` : (CONCERNED[kind]?.(id, adminId) ?? sql`select null::uuid`);
  },
  advertencia: (id) => OF_STORE(sql`(select store_id from store_strikes where id = ${id}::uuid)`),
  "arquivo-infectado": (id) => sql`select unnest(array[same.user_id, s.owner_id]) from infected_files i
    join infected_files same on same.sha256 = i.sha256 join stores s on s.id = same.store_id where i.id = ${id}::uuid`,
  bloqueio: (id, adminId) => sql`select u.id from users u join purchase_blocks b on b.id = ${id}::bigint
    where u.id = ${adminId} and ${IS_BLOCKED(sql`u`)}`,
  perfil: (id) => sql`select user_id from profiles where id = ${id}::uuid`,
  lista: (id) => sql`select user_id from favourite_lists where id = ${id}::uuid`,
  comentario: (id) => sql`select user_id from post_comments where id = ${id}::uuid`,
  avaliacao: (id) => sql`select user_id from reviews where id = ${id}::uuid
    union ${OF_STORE(sql`(select store_id from reviews where id = ${id}::uuid)`)}`,
  pergunta: (id) => sql`select asker_id from questions where id = ${id}::uuid
    union ${OF_PRODUCT(sql`(select product_id from questions where id = ${id}::uuid)`)}`,
};

/** Whether what an act is about is of the person who acts. */
export async function isOwnCase(on: Db, adminId: string, { kind, id }: AdminAct["target"]): Promise<boolean> {
  const concerned = CONCERNED[kind];
  if (!concerned) throw new Error(`nobody said whose case a ${kind} is`);
  const { rows } = await on.execute(sql`select 1 from (${concerned(id, adminId)}) people(id) where id = ${adminId}`);
  return rows.length > 0;
}
