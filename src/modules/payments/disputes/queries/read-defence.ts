import { type SQL, sql } from "drizzle-orm";
import { plainText } from "../../../catalog/schema/description-field.ts";
import type { RichNode } from "../../../catalog/schema/rich-doc.ts";
import { formatDocument, maskDocument } from "#kit/cpf-cnpj.ts";
import { maskEmail } from "#kit/email.ts";
import { firstName } from "#kit/person-name.ts";
import type { FactsOf } from "#kit/answer.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { listEvidence } from "./find-sale-dispute.ts";
import { CHARGED_METHODS, type ChargedMethod } from "../../../orders/rules/payment-methods.ts";

/** Who reads it: an author sees their own items and masked data of the buyer; an admin, who sends it to the bank, sees everything. */
export type Reader = { storeId: number } | "admin";

const MOST_DOWNLOADS = 1_000;
const ms = (column: string): SQL => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const day = <T extends { atMs: number }>({ atMs, ...row }: T) => ({ ...row, at: new Date(atMs) });

type Head = {
  orderId: string;
  number: number;
  buyerName: string;
  buyerEmail: string;
  buyerDocument: string;
  totalCents: number;
  termsVersion: string;
  method: ChargedMethod;
  installments: number;
  card: string | null;
  chargeId: string | null;
  providerOrderId: string | null;
  reason: "contestacao" | "med";
  status: string;
  amountCents: number;
  createdMs: number;
  paidMs: number | null;
  formalizedMs: number | null;
  deadlineMs: number | null;
};
type Item = {
  title: string;
  authorName: string;
  legalName: string;
  license: string;
  priceCents: number;
  discountCents: number;
  paidCents: number;
  promise: string;
  description: RichNode | null;
  version: number;
  versionMs: number;
  grantedMs: number | null;
  revokedMs: number | null;
};

const instant = (value: number | null): Date | null => (value === null ? null : new Date(value));

const HEAD = defineRow<Head>({
  orderId: col.text`o.id`,
  number: col.int`o.number`,
  buyerName: col.text`o.buyer_name`,
  buyerEmail: col.text`o.buyer_email`,
  buyerDocument: col.text`o.buyer_document`,
  totalCents: col.int`o.total_cents`,
  termsVersion: col.text`o.terms_version`,
  method: col.oneOf(CHARGED_METHODS)`t.method`,
  installments: col.int`t.installments`,
  card: col.text.orNull`case when t.card_last_four is not null then concat_ws(' final ', t.card_brand, t.card_last_four) end`,
  chargeId: col.text.orNull`t.provider_charge_id`,
  providerOrderId: col.text.orNull`t.provider_order_id`,
  reason: col.oneOf(["contestacao", "med"])`d.reason`,
  status: col.text`d.status`,
  amountCents: col.int`d.amount_cents`,
  createdMs: col.real(ms("o.created_at")),
  paidMs: col.real.orNull(ms("o.paid_at")),
  formalizedMs: col.real.orNull(ms("d.formalized_at")),
  deadlineMs: col.real.orNull(ms("d.deadline_at")),
});

const ITEM = defineRow<Item>({
  title: col.text`i.title`,
  authorName: col.text`s.author_name`,
  legalName: col.text`s.legal_name`,
  license: col.text`i.license`,
  priceCents: col.int`i.price_cents`,
  discountCents: col.int`i.discount_cents + i.method_discount_cents`,
  paidCents: col.int`i.paid_cents`,
  promise: col.text`p.promise`,
  description: col.stored<RichNode>().orNull`p.description`,
  version: col.int`v.number`,
  versionMs: col.real(ms("v.created_at")),
  grantedMs: col.real.orNull(ms("e.granted_at")),
  revokedMs: col.real.orNull(ms("e.revoked_at")),
});

const DEFENCE = defineRow({
  entity: col.text`entity`,
  state: col.text`to_state`,
  cause: col.text`cause`,
  atMs: col.real(ms("at")),
});

/** All our records of a disputed sale, for its defence at the bank; null when there is no such dispute for this reader. */
export async function readDefence(disputeId: string, reader: Reader) {
  const own = reader === "admin" ? sql`true` : sql`i.store_id = ${reader.storeId}`;
  const heads = await readRows(
    db,
    HEAD,
    sql`select ${HEAD}
    from disputes d join orders o on o.id = d.order_id join payment_attempts t on t.id = d.attempt_id
    where d.id = ${disputeId} and d.formalized_at is not null
      and exists (select 1 from order_items i where i.order_id = o.id and i.paid_cents > 0 and ${own})`,
  );
  const [head] = heads;
  if (!head) return null;
  const { orderId } = head;
  const [items, downloads, emailMessages, steps, evidence] = await Promise.all([
    readRows(
      db,
      ITEM,
      sql`select ${ITEM}
      from order_items i join stores s on s.id = i.store_id join products p on p.id = i.product_id
        join product_versions v on v.id = i.version_id left join entitlements e on e.order_item_id = i.id and e.product_id = i.product_id
      where i.order_id = ${orderId} and ${own} order by i.id limit 50`,
    ),
    readRows(
      db,
      { file: col.text`f.name`, network: col.text`w.ip_prefix`, atMs: col.real(ms("w.at")) },
      (row) => sql`select ${row}
      from downloads w join entitlements e on e.id = w.entitlement_id join product_files f on f.id = w.file_id
        join order_items i on i.id = e.order_item_id
      where i.order_id = ${orderId} and ${own} order by w.at limit ${MOST_DOWNLOADS}`,
    ),
    readRows(
      db,
      { kind: col.text`kind`, atMs: col.real(ms("created_at")), sentMs: col.real.orNull(ms("sent_at")) },
      (row) => sql`select ${row} from outbox_emails
      where lower(recipient) = ${head.buyerEmail.toLowerCase()}
        and (ref like ${`${orderId}%`} or payload->>'orderId' = ${orderId}) order by created_at limit 50`,
    ),
    readRows(
      db,
      DEFENCE,
      sql`select ${DEFENCE} from state_history
      where (entity = 'order' and entity_id = ${orderId})
        or (entity = 'payment' and entity_id in (select id::text from payment_attempts where order_id = ${orderId})) order by id limit 200`,
    ),
    listEvidence(disputeId, reader === "admin" ? null : reader.storeId),
  ]);
  const isWhole = reader === "admin";
  return {
    ...head,
    createdAt: new Date(head.createdMs),
    paidAt: instant(head.paidMs),
    formalizedAt: instant(head.formalizedMs),
    deadlineAt: instant(head.deadlineMs),
    buyerName: isWhole ? head.buyerName : firstName(head.buyerName),
    buyerEmail: isWhole ? head.buyerEmail : maskEmail(head.buyerEmail),
    buyerDocument: isWhole ? formatDocument(head.buyerDocument) : maskDocument(head.buyerDocument),
    totalCents: isWhole ? head.totalCents : null,
    amountCents: isWhole ? head.amountCents : items.reduce((sum, item) => sum + item.paidCents, 0),
    items: items.map(({ versionMs, grantedMs, revokedMs, description, ...item }) => ({
      ...item,
      description: description ? plainText(description).trim() : "",
      versionAt: new Date(versionMs),
      grantedAt: instant(grantedMs),
      revokedAt: instant(revokedMs),
    })),
    downloads: downloads.map(day),
    emailMessages: emailMessages.map(({ sentMs, ...emailMessage }) => ({ ...day(emailMessage), sentAt: instant(sentMs) })),
    steps: steps.map(day),
    evidence,
  };
}

export type Defence = FactsOf<typeof readDefence>;
