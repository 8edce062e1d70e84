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
/** `setCookie`: the session of the right account; null when they must sign in there themselves, or the session does not change. */
export type Corrected = { setCookie: string | null; isStillMine: boolean };
type Answer = Outcome<Corrected, CorrectionRefusal>;

/**
 * Moves an order placed with the wrong e-mail, receipt and library included, to an address that the buyer proves to read. From an account
 * whose e-mail was never verified, everything bought with the wrong address moves too, and the browser enters the right account. A wrong
 * code costs an attempt, and counts towards the address's daily limit of wrong codes, as in signing in.
 */
export async function correctEmail(viewer: Viewer, typed: Typed, caller: Caller): Promise<Answer | Limited> {
  const refused = await takeTurn([CODE_TRIES, pairKey(caller.ip, typed.email)]);
  if (refused) return refused;
  const address = addressKey(typed.email);
  const isPast = (await takePoint(WRONG_CODES, address)) !== null;
  if (isPast && !(await isKnownCaller(db, typed.email, caller))) return refuse("wrong_code");
  // The refusal of a code is returned inside an ok, so that the attempt it cost is committed.
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
