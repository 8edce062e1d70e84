import { moderationAdminDoor } from "#platform/admin-doors.ts";
import { openComment } from "./open-comment.ts";
import { listComments } from "./queries/list.ts";
import { commentInput } from "./schema.ts";
import { commentList } from "./search.ts";

/** What waits for a decision, or was decided, as the address asks. */
export const getComments = moderationAdminDoor({ method: "GET" })
  .validator(commentList.read)
  .handler(({ data }) => listComments(data));

/** One of them with all that was said of it, who wrote it only hinted; null once somebody decided it. */
export const getComment = moderationAdminDoor({ method: "GET" })
  .validator(commentInput)
  .handler(({ data, context: { viewer } }) => openComment(viewer.userId, data.id));
