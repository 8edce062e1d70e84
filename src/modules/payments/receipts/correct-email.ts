import { spendCode } from "../../accounts/codes.ts";
import { createAccount } from "../../accounts/create-account.ts";
import { findAccount, isKnownCaller } from "../../accounts/find-account.ts";
import { addressKey, CODE_TRIES, type Limited, pairKey, takeTurn, WRONG_CODES } from "../../accounts/limits.ts";
import type { Caller } from "../../accounts/open-session.ts";
import { proveMailbox } from "../../accounts/prove-mailbox.ts";
import { enterOrAsk } from "../../accounts/second-step/entrance.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { findOrder, type OrderRecord } from "../../orders/find-order.ts";
import { emailKey } from "#kit/email.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { returnPoint, takePoint } from "#platform/rate-limit.ts";
import type { Viewer } from "#platform/session.ts";
import { moveOrderTo, type NewOwner, sellsSomethingOf } from "./move-order-to.ts";
import { orderIdsOf } from "./queries/corrections.ts";
import type { CorrectionRefusal } from "./schema.ts";

type Typed = { orderId: string; email: string; code: string };
/** The cookie of the right person's session; null when they must still enter by themselves, or keep the one they have. */
export type Corrected = { setCookie: string | null; isStillMine: boolean };
type Answer = Outcome<Corrected, CorrectionRefusal>;

/**
 * Who placed an order with the wrong e-mail proves they read the right one, and the order is of that address from then on: receipt
 * and library. Of an account whose mailbox was never proven all that was bought with the wrong address goes along, and the browser
 * enters the right account. A wrong code costs a try, and counts with the address's wrong codes of the day as one that enters does.
 */
export async function correctEmail(viewer: Viewer, typed: Typed, caller: Caller): Promise<Answer | Limited> {
  const refused = await takeTurn([CODE_TRIES, pairKey(caller.ip, typed.email)]);
  if (refused) return refused;
  const address = addressKey(typed.email);
  const isPast = (await takePoint(WRONG_CODES, address)) !== null;
  if (isPast && !(await isKnownCaller(db, typed.email, caller))) return refuse("wrong_code");
  // The refusal of a code travels inside an ok: the try it cost must be committed.
  const { value } = await transact(async (tx) => ok(await correct(tx, viewer, typed, caller)));
  if (value.ok || value.reason !== "wrong_code") await returnPoint(WRONG_CODES, address);
  return value;
}

async function correct(tx: Tx, viewer: Viewer, { orderId, email, code }: Typed, caller: Caller): Promise<Answer> {
  const order = await findOrder(tx, orderId, "update");
  if (!order || order.userId !== viewer.userId) return refuse("not_found");
  const to = emailKey(email);
  if (emailKey(order.buyerEmail) === to) return refuse("same_email");
  if (viewer.emailVerified) {
    const proven = await requireStepUp(tx, viewer);
    if (!proven.ok) return proven;
  }
  if (!(await spendCode(tx, to, code, caller.ip))) return refuse("wrong_code");
  const account = await findAccount(tx, to);
  if (account && (await sellsSomethingOf(tx, order, account.userId))) return refuse("own_product");
  const owner = { userId: account?.userId ?? (await openAccount(tx, order, to)), email: to };
  if (account && account.userId !== viewer.userId) await proveMailbox(tx, account.userId);
  const by = { cause: "e-mail corrigido por quem comprou", actor: viewer.userId };
  for (const moved of await ordersToMove(tx, viewer, order, owner)) await moveOrderTo(tx, moved, owner, by);
  if (owner.userId === viewer.userId) return ok({ setCookie: null, isStillMine: true });
  if (viewer.emailVerified) return ok({ setCookie: null, isStillMine: false });
  const entrance = await enterOrAsk(tx, owner.userId, caller);
  return ok({ setCookie: entrance.ok ? entrance.value.setCookie : null, isStillMine: entrance.ok });
}

async function openAccount(tx: Tx, order: OrderRecord, email: string): Promise<string> {
  const { buyerName: name, buyerDocument: document } = order;
  const userId = await createAccount(tx, { name, email, document, emailVerified: true });
  if (!userId) throw new Error("somebody opened this account a moment ago");
  return userId;
}

async function ordersToMove(tx: Tx, viewer: Viewer, order: OrderRecord, owner: NewOwner): Promise<OrderRecord[]> {
  if (viewer.emailVerified) return [order];
  const ids = await orderIdsOf(tx, viewer.userId, order.buyerEmail);
  const all = await Promise.all(ids.map((id) => findOrder(tx, id, "update")));
  const sold = await Promise.all(all.map(async (one) => (one && !(await sellsSomethingOf(tx, one, owner.userId)) ? one : null)));
  return sold.filter((one) => one !== null);
}
