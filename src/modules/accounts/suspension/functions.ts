import { setResponseStatus } from "@tanstack/react-start/server";
import { buyerDoor } from "#platform/door.ts";
import { appealSuspension } from "./appeal-suspension.ts";
import { appealInput } from "./schema.ts";

/** Asks that the suspension of one's own account be looked at again. */
export const appealSuspensionFn = buyerDoor({ method: "POST" })
  .validator(appealInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await appealSuspension(viewer.userId, data.words);
    if (!answer.ok) setResponseStatus(409);
    return answer;
  });
