import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { orderMessages } from "#modules/delivery/conversations/tables.ts";
import { fiscalRecords } from "#modules/orders/fiscal/tables.ts";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { insertAll } from "./sales.ts";

const HOUR = 3_600_000;

type Sale = { orderId: string; storeId: number; buyerId: string; ownerId: string; name: string; document: string };

/** What is said and when, in hours before now; the last line was not opened yet. */
const TALKS: [hoursAgo: number, sender: "comprador" | "autor", body: string][][] = [
  [
    [52, "comprador", "Oi! Dá para imprimir as fichas em A5, duas por folha? Queria economizar papel."],
    [49, "autor", "Dá sim: na impressão, escolha duas páginas por folha e paisagem. O recorte continua certo."],
    [47, "comprador", "Funcionou, obrigada!"],
  ],
  [
    [30, "comprador", "No meu celular a página 3 abre em branco. No computador está tudo certo."],
    [26, "autor", "Obrigada por avisar. Vou olhar hoje e, se precisar, publico uma versão nova."],
  ],
];

const SALE = defineRow<Sale>({
  orderId: col.text`o.id`,
  storeId: col.int`s.id`,
  buyerId: col.text`o.user_id`,
  ownerId: col.text`s.owner_id`,
  name: col.text`o.buyer_name`,
  document: col.text`o.buyer_document`,
});

/** Two conversations of the demo customer with the demo author, one with an answer still to open, and an order that asks for an invoice. */
export async function writeMessages(tx: Tx, now: Date): Promise<void> {
  const sales = await readRows(
    tx,
    SALE,
    sql`select distinct on (o.id) ${SALE}
    from orders o join users b on b.id = o.user_id join order_items i on i.order_id = o.id
      join stores s on s.id = i.store_id join users a on a.id = s.owner_id
    where b.email = 'cliente@demo.test' and a.email = 'autora@demo.test' and o.paid_at is not null
    order by o.id desc limit ${TALKS.length}`,
  );
  const written = sales.flatMap(({ orderId, storeId, buyerId, ownerId }, index) => {
    const talk = TALKS[index] ?? [];
    return talk.map(([hoursAgo, sender, body], line) => ({
      orderId,
      storeId,
      sender,
      senderId: sender === "comprador" ? buyerId : ownerId,
      body,
      requestKey: newId(),
      createdAt: new Date(now.getTime() - hoursAgo * HOUR),
      readAt: index > 0 && line === talk.length - 1 ? null : new Date(now.getTime() - (hoursAgo - 1) * HOUR),
    }));
  });
  await insertAll(tx, orderMessages, written);
  const records = sales.slice(0, 1).map(({ orderId, name, document }) => ({ orderId, name, document, isWanted: true }));
  await insertAll(tx, fiscalRecords, records);
}
