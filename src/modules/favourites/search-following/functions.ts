import { setResponseStatus } from "@tanstack/react-start/server";
import { buyerDoor, visitorDoor } from "#platform/door.ts";
import { followSearch } from "./follow-search.ts";
import { readSearchStanding } from "./queries.ts";
import { followSearchInput, unfollowSearchInput } from "./schema.ts";
import { unfollowSearch } from "./unfollow-search.ts";

/** What a listing asks once it is open: it is the same for everybody until then. */
export const getSearchStanding = visitorDoor({ method: "GET" })
  .validator(followSearchInput)
  .handler(({ data, context: { viewer } }) => readSearchStanding(viewer?.userId ?? null, data.search));

export const followSearchFn = buyerDoor({ method: "POST" })
  .validator(followSearchInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await followSearch(viewer.userId, data.search);
    if (!answer.ok) setResponseStatus(answer.reason === "no_search" ? 404 : 409);
    return answer;
  });

export const unfollowSearchFn = buyerDoor({ method: "POST" })
  .validator(unfollowSearchInput)
  .handler(({ data, context: { viewer } }) => unfollowSearch(viewer.userId, data.key));
