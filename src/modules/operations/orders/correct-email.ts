import { createAccount } from "#modules/accounts/create-account.ts";
import { endAccess } from "#modules/accounts/end-access.ts";
import { findAccount } from "#modules/accounts/find-account.ts";
import { OWN_CASE_WORDS, type OwnCase, recordDecision } from "#modules/accounts/record-decision.ts";
import { requireStepUp } from "#modules/accounts/step-up.ts";
import { findOrder, type OrderRecord } from "#modules/orders/find-order.ts";
import { isOwner, moveOrderTo, sellsSomethingOf } from "#modules/payments/receipts/move-order-to.ts";
import { emailKey, maskEmail } from "#kit/email.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import type { ActRefusal } from "../schema/acts.ts";

type Wanted = { orderId: string; email: string; motivo: string };

/**
 * An admin, who proved again who they are, brings an order to the right e-mail: receipt and library, both addresses told, the reason on
 * record (INV-37); never to themselves, nor an order they sold of. An account whose mailbox nobody proved loses its sessions and password first: they may be a stranger's.
 */
export function correctEmailAsAdmin(
  admin: Viewer,
  { orderId, email, motivo }: Wanted,
): Promise<Outcome<void, ActRefusal | OwnCase | "step_up_needed">> {
  return transact(async (tx): Promise<Outcome<void, ActRefusal | OwnCase | "step_up_needed">> => {
    const proven = await requireStepUp(tx, admin);
    if (!proven.ok) return proven;
    const order = await findOrder(tx, orderId, "update");
    if (!order) return refuse("not_found");
    const owner = await ownerOf(tx, order, emailKey(email));
    if (isOwner(order, owner)) return refuse("already_done");
    if (await sellsSomethingOf(tx, order, owner.userId)) return refuse("own_product");
    if (owner.userId === admin.userId) return refuse("own_case", { fields: { form: OWN_CASE_WORDS } });
    // Before the order changes hands: whose case it is, is read from it.
    const recorded = await recordDecision(tx, "orders", {
      adminId: admin.userId,
      action: "corrigir-email",
      target: { kind: "pedido", id: order.id },
      reason: motivo,
      detail: { de: maskEmail(order.buyerEmail), para: maskEmail(owner.email) },
    });
    if (!recorded.ok) return recorded;
    await moveOrderTo(tx, order, owner, { cause: motivo, actor: `admin:${admin.userId}` });
    return ok();
  });
}

async function ownerOf(tx: Tx, order: OrderRecord, email: string) {
  const account = await findAccount(tx, email);
  if (account && !account.emailVerified && account.userId !== order.userId) await endAccess(tx, account.userId);
  if (account) return { userId: account.userId, email };
  const { buyerName: name, buyerDocument: document } = order;
  const userId = await createAccount(tx, { name, email, document, emailVerified: false });
  if (!userId) throw new Error("somebody opened this account a moment ago");
  return { userId, email };
}
