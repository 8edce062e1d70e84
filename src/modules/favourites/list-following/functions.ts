import { setResponseStatus } from "@tanstack/react-start/server";
import { buyerDoor, visitorDoor } from "#platform/door.ts";
import { ofSharedInput } from "../schema/inputs.ts";
import { followList } from "./follow-list.ts";
import { readListStanding } from "./queries.ts";
import { unfollowList } from "./unfollow-list.ts";

/** What the page of a shared list asks once it is open: it is the same for everybody until then. */
export const getListStanding = visitorDoor({ method: "GET" })
  .validator(ofSharedInput)
  .handler(({ data, context: { viewer } }) => readListStanding(data.token, viewer?.userId ?? null));

export const followListFn = buyerDoor({ method: "POST" })
  .validator(ofSharedInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await followList(viewer.userId, data.token);
    if (!answer.ok) setResponseStatus(answer.reason === "no_list" ? 404 : 409);
    return answer;
  });

export const unfollowListFn = buyerDoor({ method: "POST" })
  .validator(ofSharedInput)
  .handler(({ data, context: { viewer } }) => unfollowList(viewer.userId, data.token));
