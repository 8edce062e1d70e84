import { notFound } from "@tanstack/react-router";
import * as z from "zod";
import { idField } from "#kit/fields.ts";
import { moderationAdminDoor } from "#platform/admin-doors.ts";
import { authorDoor, buyerDoor, limitTo, publicDoor, visitorDoor } from "#platform/door.ts";
import { tagPage } from "#platform/request-scope.ts";
import { respondWith } from "#platform/respond.ts";
import { decideHeldReview } from "./decide-held-review.ts";
import { editReview } from "./edit-review.ts";
import { markHelpful } from "./mark-helpful.ts";
import { listAuthorReviews } from "./author/queries/list.ts";
import { readTrend } from "./author/queries/trend.ts";
import { listHeldReviews } from "./queries/held-reviews.ts";
import { listInvites } from "./queries/invites.ts";
import { readMyReview } from "./queries/my-review.ts";
import { listAllReviews } from "./queries/all-reviews.ts";
import { findReviewsPage } from "./queries/reviews-page.ts";
import { removeReview } from "./remove-review.ts";
import { replyToReview } from "./reply-to-review.ts";
import { decideHeldInput, ofReviewedProduct, replyInput, voteInput, writeReviewInput } from "./schema/inputs.ts";
import { readAuthorReviewsSearch } from "./author/search.ts";
import { readReviewsSearch } from "./schema/search.ts";
import { writeReview } from "./write-review.ts";

const writing = limitTo({ name: "review", points: 5, seconds: 60 });

const respond = respondWith(
  { not_found: 404, invalid: 422, already_reviewed: 409, already_replied: 409, already_done: 409, in_decision: 409 },
  403,
);

/** A product's reviews, or the whole market's when none is named; the same for everybody. */
export const getReviews = publicDoor()
  .validator(readReviewsSearch)
  .handler(async ({ data }) => {
    if (!data.produto) return { all: await listAllReviews(data) };
    const answer = await findReviewsPage(data);
    if (!answer) throw notFound();
    if (!("movedTo" in answer)) tagPage(`product:${answer.product.id}`, `store:${answer.product.storeId}`);
    return answer;
  });

/** What this person may do about a product's reviews. */
export const getMyReview = visitorDoor({ method: "GET" })
  .validator(ofReviewedProduct)
  .handler(({ data, context: { viewer } }) => readMyReview(viewer, data.productId));

/** What this person bought and may speak of. */
export const getReviewInvites = buyerDoor({ method: "GET" })
  .validator(z.strictObject({ orderId: idField.nullable() }))
  .handler(({ data, context: { viewer } }) => listInvites(viewer.userId, data.orderId));

export const writeReviewFn = buyerDoor({ method: "POST" })
  .middleware([writing])
  .validator(writeReviewInput)
  .handler(async ({ data, context: { viewer } }) => respond(await writeReview(viewer.userId, data)));

export const editReviewFn = buyerDoor({ method: "POST" })
  .middleware([writing])
  .validator(writeReviewInput)
  .handler(async ({ data, context: { viewer } }) => respond(await editReview(viewer.userId, data)));

export const removeReviewFn = buyerDoor({ method: "POST" })
  .middleware([writing])
  .validator(ofReviewedProduct)
  .handler(async ({ data, context: { viewer } }) => respond(await removeReview(viewer.userId, data.productId)));

export const markHelpfulFn = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "review-vote", points: 60, seconds: 60 })])
  .validator(voteInput)
  .handler(async ({ data, context: { viewer } }) => respond(await markHelpful(viewer, data.reviewId, data.isHelpful)));

/** The reviews of the author's own products. */
export const getAuthorReviews = authorDoor({ method: "GET" })
  .validator(readAuthorReviewsSearch)
  .handler(({ data, context: { viewer } }) => listAuthorReviews(viewer.storeId, data));

export const getReviewTrend = authorDoor({ method: "GET" }).handler(({ context: { viewer } }) => readTrend(viewer.storeId));

export const replyToReviewFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "review-reply", points: 30, seconds: 60 })])
  .validator(replyInput)
  .handler(async ({ data, context: { viewer } }) => respond(await replyToReview(viewer.storeId, data.reviewId, data.texto)));

export const getHeldReviews = moderationAdminDoor({ method: "GET" }).handler(() => listHeldReviews());

export const decideHeldReviewFn = moderationAdminDoor({ method: "POST" })
  .validator(decideHeldInput)
  .handler(async ({ data, context: { viewer } }) => respond(await decideHeldReview(viewer.userId, data)));
