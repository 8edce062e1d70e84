import { setResponseStatus } from "@tanstack/react-start/server";
import { buyerDoor, visitorDoor } from "#platform/door.ts";
import { ofSharedInput } from "../schema/inputs.ts";
import { followList as followVerb } from "./follow-list.ts";
import { readListStanding } from "./queries.ts";
import { unfollowList as unfollowVerb } from "./unfollow-list.ts";

/** What the page of a shared list asks once it is open: it is the same for everybody until then. */
export const getListStanding = visitorDoor({ method: "GET" })
  .validator(ofSharedInput)
  .handler(({ data, context: { viewer } }) => readListStanding(data.token, viewer?.userId ?? null));

export const followList = buyerDoor({ method: "POST" })
  .validator(ofSharedInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await followVerb(viewer.userId, data.token);
    if (!answer.ok) setResponseStatus(answer.reason === "no_list" ? 404 : 409);
    return answer;
  });

export const unfollowList = buyerDoor({ method: "POST" })
  .validator(ofSharedInput)
  .handler(({ data, context: { viewer } }) => unfollowVerb(viewer.userId, data.token));
