import { moderationAdminDoor } from "#platform/admin-doors.ts";
import { buyerDoor, limitAddress, limitTo } from "#platform/door.ts";
import { respond } from "#platform/respond.ts";
import { decideComment } from "./decide-comment.ts";
import { commentInput, decideCommentInput } from "./schema.ts";
import { writeComment } from "./write-comment.ts";

const SAY = { name: "post-comment", points: 10, seconds: 3600 };

/** Says something under a post; a person of the platform reads it first. */
export const writeCommentFn = buyerDoor({ method: "POST" })
  .middleware([limitTo(SAY), limitAddress({ ...SAY, points: 30 })])
  .validator(commentInput)
  .handler(async ({ data, context: { viewer } }) => {
    return respond(await writeComment(viewer.userId, data));
  });

export const decideCommentFn = moderationAdminDoor({ method: "POST" })
  .validator(decideCommentInput)
  .handler(async ({ data, context: { viewer } }) => {
    return respond(await decideComment(viewer.userId, data));
  });
