import { eq, sql } from "drizzle-orm";
import type { Address } from "../../accounts/addresses/schema.ts";
import { notify } from "../../notifications/notify.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { findOrder, type OrderRecord } from "../find-order.ts";
import { listSellers } from "./queries.ts";
import { type FiscalRefusal, invoiceWantedEmail } from "./schema.ts";
import { fiscalDocuments, fiscalRecords } from "./tables.ts";

export type FiscalInput = {
  orderId: string;
  name: string;
  /** The stored form; when absent, the existing document remains. */
  document?: string | undefined;
  address: Address | null;
  isWanted: boolean;
};

/**
 * Changes the recipient of an order's fiscal documents, until an author issued one. A request for a document shows these data to the
 * authors of the order, who are notified once.
 */
export function saveFiscal(userId: string, input: FiscalInput): Promise<Outcome<void, FiscalRefusal>> {
  return transact(async (tx): Promise<Outcome<void, FiscalRefusal>> => {
    const order = await findOrder(tx, input.orderId, "update");
    if (!order || order.userId !== userId || !order.paidAt) return refuse("not_found");
    if ((await tx.$count(fiscalDocuments, eq(fiscalDocuments.orderId, order.id))) > 0) return refuse("issued");
    const [saved] = await tx.select().from(fiscalRecords).where(eq(fiscalRecords.orderId, order.id));
    const values = {
      name: input.name,
      document: input.document ?? saved?.document ?? order.buyerDocument,
      address: input.address,
      isWanted: input.isWanted,
      updatedAt: sql`now()`,
    };
    await tx
      .insert(fiscalRecords)
      .values({ orderId: order.id, ...values })
      .onConflictDoUpdate({ target: fiscalRecords.orderId, set: values });
    const wasWanted = saved?.isWanted ?? false;
    const to = input.isWanted && !wasWanted ? "nota_pedida" : "dados_mudados";
    await recordState(tx, { entity: "order_fiscal", entityId: order.id, from: null, to, cause: "quem comprou", actor: userId });
    if (input.isWanted) await askAuthors(tx, order);
    return ok();
  });
}

async function askAuthors(tx: Tx, order: OrderRecord): Promise<void> {
  const sellers = await listSellers(
    tx,
    order.items.map((item) => item.storeId),
  );
  for (const { storeId, authorName, userId, email } of sellers) {
    const facts = { orderId: order.id, orderNumber: order.number };
    await notify(
      tx,
      { userId, event: "nota.pedida", ref: `${order.id}:${storeId}`, facts },
      { kind: invoiceWantedEmail, to: email, payload: { ...facts, authorName } },
    );
  }
}
