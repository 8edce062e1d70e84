import { sql } from "drizzle-orm";
import { canonicalEmail } from "#kit/email.ts";
import { ofTheirOrders, type PersonalTable } from "./personal-table.ts";

/** What is written down about purchases, besides the purchases themselves. */
export const RECORD_TABLES: PersonalTable[] = [
  {
    table: "order_notes",
    whose: ofTheirOrders,
    basis: "legítimo interesse",
    until: "enquanto houver conta",
    purpose: "Atender quem comprou sem perguntar de novo",
    erase: "apagar",
    copy: { as: "Anotações sobre os seus pedidos", columns: { body: "O que anotamos", created_at: "Quando" } },
  },
  {
    // The buyer is not in it; who sold is, as the law asks of what was agreed.
    table: "order_contracts",
    whose: ({ storeId }) => sql`t.order_id in (select order_id from order_items where store_id = ${storeId})`,
    basis: "obrigação legal",
    until: "5 anos depois do ano da compra",
    purpose: "Guardar o que foi combinado em cada compra",
    erase: { set: {}, stays: "body" },
    copy: null,
  },
  {
    table: "purchase_blocks",
    whose: ({ email, document }) =>
      sql`(t.kind, t.value) in (('email', ${canonicalEmail(email)}), ('documento', ${document ?? ""}))`,
    basis: "legítimo interesse",
    until: "até o bloqueio terminar",
    purpose: "Recusar compras de quem já enganou alguém aqui",
    // What stands goes on refusing: an account erased and made again would go around it.
    erase: { set: {}, stays: "kind value reason" },
    copy: {
      as: "Bloqueios de compra",
      columns: { kind: "De quê", reason: "Motivo", created_at: "Desde", ends_at: "Até", ended_at: "Encerrado em" },
    },
  },
];
