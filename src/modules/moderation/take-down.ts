import { blockProfile } from "#modules/accounts/profiles/block-profile.ts";
import { moveProduct } from "#modules/catalog/move-product.ts";
import { unshareList } from "#modules/favourites/unshare-list.ts";
import { decideReview } from "#modules/reviews/decide-review.ts";
import { notify } from "#modules/notifications/notify.ts";
import { lockReview } from "#modules/reviews/find-review.ts";
import { moveQuestion } from "#modules/reviews/questions/move-question.ts";
import type { Tx } from "#platform/db.ts";
import { postEmail } from "#platform/outbox.ts";
import { lockProduct, type ReportedThing } from "./queries.ts";
import { productBlockedEmail, profileBlockedEmail } from "./schema.ts";

type By = { actor: string; cause: string };
/** `letterRef` makes the letter about it go once. */
type Act = By & { letterRef: string };

/** Takes what was complained of off the page; what already left it stays as it is. A store is never moved from here. */
export async function takeDown(tx: Tx, { kind, ref }: ReportedThing, { letterRef, ...by }: Act): Promise<void> {
  if (kind === "produto") return blockProduct(tx, Number(ref), by, letterRef);
  if (kind === "pergunta") await moveQuestion(tx, ref, "ocultar", by);
  if (kind === "avaliacao") await decideReview(tx, ref, "ocultar", by);
  if (kind === "lista") await unshareList(tx, ref, by);
  if (kind === "perfil") await closeProfile(tx, ref, by, letterRef);
}

/** What was complained of stays. A review may be rewritten again. */
export async function keepUp(tx: Tx, { kind, ref }: ReportedThing, by: By): Promise<void> {
  const review = kind === "avaliacao" ? await lockReview(tx, ref) : null;
  if (review?.status === "denunciada") await decideReview(tx, ref, "aprovar", by);
}

async function blockProduct(tx: Tx, productId: number, by: By, letterRef: string): Promise<void> {
  const product = await lockProduct(tx, productId);
  if (!product || !(await moveProduct(tx, product, "bloquear", by)).ok) return;
  const { ownerId, ownerEmail, authorName, title } = product;
  await notify(
    tx,
    { userId: ownerId, event: "material.bloqueado", ref: letterRef, facts: { title } },
    { kind: productBlockedEmail, to: ownerEmail, payload: { authorName, title, reason: by.cause } },
  );
}

async function closeProfile(tx: Tx, profileId: string, by: By, letterRef: string): Promise<void> {
  const closed = await blockProfile(tx, profileId, by);
  if (!closed) return;
  await postEmail(tx, profileBlockedEmail, {
    ref: letterRef,
    to: closed.email,
    payload: { name: closed.shownName, reason: by.cause },
  });
}
