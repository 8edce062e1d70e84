import { blockProfile } from "#modules/accounts/profiles/block-profile.ts";
import { freeProfile } from "#modules/accounts/profiles/free-profile.ts";
import { moveComment } from "#modules/content/posts/comments/move-comment.ts";
import { freeList } from "#modules/favourites/free-list.ts";
import { unshareList } from "#modules/favourites/unshare-list.ts";
import { decideReview } from "#modules/reviews/decide-review.ts";
import { lockReview } from "#modules/reviews/find-review.ts";
import { moveQuestion } from "#modules/reviews/questions/move-question.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { blockProduct, freeProduct } from "./block-product.ts";
import type { ReportKind } from "./rules.ts";
import { listUnsharedEmail, profileBlockedEmail } from "./schema.ts";
import { countDecision, uncountDecision } from "./strikes/count-decision.ts";

type Thing = { kind: ReportKind; ref: string };
type By = { actor: string; cause: string };
/** `letterRef` makes the email about it go once. */
type Act = By & { emailRef: string };

/** Takes what was complained of off the page; what already left it stays as it is. A store is never moved from here: the decision counts against it. */
export async function takeDown(tx: Tx, { kind, ref }: Thing, { emailRef, ...by }: Act): Promise<void> {
  if (kind === "produto") await blockProduct(tx, Number(ref), { ...by, emailRef });
  if (kind === "pergunta") await moveQuestion(tx, ref, "ocultar", by);
  if (kind === "avaliacao") await decideReview(tx, ref, "ocultar", by);
  if (kind === "comentario") await moveComment(tx, ref, "ocultar", by);
  if (kind === "lista") await stopSharing(tx, ref, by, emailRef);
  if (kind === "perfil") await closeProfile(tx, ref, by, emailRef);
  await countDecision(tx, { kind, ref }, by);
}

/** What was complained of stays. A review may be rewritten again. */
export async function leaveOnSale(tx: Tx, { kind, ref }: Thing, by: By): Promise<void> {
  const review = kind === "avaliacao" ? await lockReview(tx, ref) : null;
  if (review?.status === "denunciada") await decideReview(tx, ref, "aprovar", by);
}

type PutBackRefusal = "already_done" | "under_way";

/**
 * What was taken down is where it was; refuses when somebody did it before, or once buyers are
 * being refunded. A store never left; a profile may be opened again, and a list shared anew, by their owner.
 */
export async function putBack(tx: Tx, { kind, ref }: Thing, act: Act): Promise<Outcome<void, PutBackRefusal>> {
  const answer = await reopen(tx, { kind, ref }, act);
  if (answer.ok) {
    await uncountDecision(tx, { kind, ref }, act);
    return ok();
  }
  return refuse(answer.reason === "under_way" ? "under_way" : "already_done");
}

async function reopen(tx: Tx, { kind, ref }: Thing, { emailRef, ...by }: Act): Promise<Outcome<unknown, string>> {
  if (kind === "produto") return freeProduct(tx, Number(ref), { ...by, emailRef });
  if (kind === "avaliacao") return decideReview(tx, ref, "reaver", by);
  if (kind === "pergunta") return moveQuestion(tx, ref, "reaver", by);
  if (kind === "comentario") return moveComment(tx, ref, "reaver", by);
  if (kind === "perfil") return freeProfile(tx, ref, by);
  if (kind === "lista") return freeList(tx, ref, by);
  return ok();
}

async function closeProfile(tx: Tx, profileId: string, by: By, emailRef: string): Promise<void> {
  const closed = await blockProfile(tx, profileId, by);
  if (!closed) return;
  await enqueueEmail(tx, profileBlockedEmail, {
    ref: emailRef,
    to: closed.email,
    payload: { name: closed.shownName, reason: by.cause, profileId },
  });
}

async function stopSharing(tx: Tx, listId: string, by: By, emailRef: string): Promise<void> {
  const owner = await unshareList(tx, listId, by);
  if (!owner) return;
  const { email: to, name, listName } = owner;
  await enqueueEmail(tx, listUnsharedEmail, { ref: emailRef, to, payload: { name, listName, reason: by.cause, listId } });
}
