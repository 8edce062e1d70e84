import { setResponseStatus } from "@tanstack/react-start/server";
import { buyerDoor } from "#platform/door.ts";
import { appealSuspension as appealSuspensionVerb } from "./appeal-suspension.ts";
import { appealInput } from "./schema.ts";

/** Asks that the suspension of one's own account be looked at again. */
export const appealSuspension = buyerDoor({ method: "POST" })
  .validator(appealInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await appealSuspensionVerb(viewer.userId, data.words);
    if (!answer.ok) setResponseStatus(409);
    return answer;
  });
