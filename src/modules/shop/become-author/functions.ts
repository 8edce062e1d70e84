import { publicDoor } from "#platform/door.ts";
import { tagPage } from "#platform/request-scope.ts";
import { readBecomeAuthor } from "./queries.ts";

/** The page for future authors, the same for everybody. */
export const getBecomeAuthor = publicDoor().handler(() => {
  tagPage("frame", "fees", "requirements");
  return readBecomeAuthor();
});
