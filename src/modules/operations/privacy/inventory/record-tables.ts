import { sql } from "drizzle-orm";
import { canonicalEmail } from "#kit/email.ts";
import { REMOVED_PERSON } from "#kit/person-name.ts";
import { ofTheirOrders, ofUser, type Person, type PersonalTable, value } from "./personal-table.ts";

const REMOVED_SELLER = JSON.stringify({ authorName: REMOVED_PERSON, legalName: "", document: "", place: "" });

/** The same contract, each line of this person's store sold by nobody named. */
const withoutSeller = ({ storeId }: Person) => sql`(
  select jsonb_set(t.body, '{lines}', jsonb_agg(case when exists (
      select 1 from order_items i where i.order_id = t.order_id and i.store_id = ${storeId} and i.title = line ->> 'title')
    then jsonb_set(line, '{seller}', ${REMOVED_SELLER}::jsonb) else line end order by place))
  from jsonb_array_elements(t.body -> 'lines') with ordinality as lines (line, place))`;

/** What still tells the same value apart, and from which nobody reads it. */
const blockDigest = () => sql`'sha256:' || encode(sha256(convert_to(t.kind || ':' || t.value, 'UTF8')), 'hex')`;

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
    // What was agreed stays; who sold it does not say their name any more.
    erase: { set: { body: withoutSeller }, stays: "" },
    copy: null,
  },
  {
    table: "purchase_blocks",
    whose: ({ email, document }) =>
      sql`(t.kind, t.value) in (('email', ${canonicalEmail(email)}), ('documento', ${document ?? ""}))`,
    basis: "legítimo interesse",
    until: "até o bloqueio terminar",
    purpose: "Recusar compras de quem já enganou alguém aqui",
    // What stands goes on refusing, by its digest: an account erased and made again would go around it.
    erase: { set: { value: blockDigest, reason: value("Conta apagada") }, stays: "kind" },
    copy: {
      as: "Bloqueios de compra",
      columns: { kind: "De quê", reason: "Motivo", created_at: "Desde", ends_at: "Até", ended_at: "Encerrado em" },
    },
  },
  {
    table: "stores_followed",
    whose: ofUser(),
    basis: "contrato",
    until: "enquanto houver conta",
    purpose: "Mostrar novidades das lojas que você segue",
    erase: "apagar",
    copy: {
      as: "Lojas seguidas",
      columns: { store_id: "Loja", followed_at: "Desde", letters_since: "E-mails desde", shares_email: "A loja vê o e-mail" },
    },
  },
];
