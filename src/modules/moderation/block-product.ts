import { moveProduct } from "#modules/catalog/move-product.ts";
import { notify } from "#modules/notifications/notify.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { lockProduct, wasPutAway } from "./queries.ts";
import { endTakedown } from "./takedowns/end-takedown.ts";
import { productBlockedEmail, productFreedEmail } from "./schema.ts";

/** `cause` is what the author reads; `letterRef` makes the email about it go once. */
type Act = { actor: string; cause: string; emailRef: string };
/** `under_way`: it was withdrawn from who bought it, and the money is on its way back. */
export type BlockRefusal = "not_found" | "wrong_state" | "under_way";

const STEPS = {
  bloquear: { event: "material.bloqueado", emailMessage: productBlockedEmail },
  desbloquear: { event: "material.liberado", emailMessage: productFreedEmail },
} as const;

/** Takes a product off sale by a decision of the platform, inside `tx`; past buyers keep their files, and its author hears why. */
export const blockProduct = (tx: Tx, productId: number, act: Act) => move(tx, productId, "bloquear", act);

/** Puts a product that the platform blocked back on sale, or where its author had put it away, in the libraries too unless the money started to go back; its author hears of it. */
export const freeProduct = (tx: Tx, productId: number, act: Act) => move(tx, productId, "desbloquear", act);

async function move(
  tx: Tx,
  productId: number,
  step: keyof typeof STEPS,
  { emailRef, ...by }: Act,
): Promise<Outcome<void, BlockRefusal>> {
  const product = await lockProduct(tx, productId);
  if (!product) return refuse("not_found");
  if (step === "desbloquear" && !(await endTakedown(tx, productId, by))) return refuse("under_way");
  const isPutAway = step === "desbloquear" && (await wasPutAway(tx, productId));
  const moved = await moveProduct(tx, product, isPutAway ? "devolver_guardado" : step, by);
  if (!moved.ok) return moved;
  const { ownerId, ownerEmail, authorName, title } = product;
  const { event, emailMessage } = STEPS[step];
  await notify(
    tx,
    { userId: ownerId, event, ref: emailRef, facts: { title, isPutAway } },
    { kind: emailMessage, to: ownerEmail, payload: { authorName, title, productId, reason: by.cause, isPutAway } },
  );
  return ok();
}
