import { publicDoor } from "#platform/door.ts";
import { tagPage } from "#platform/request-scope.ts";
import { readAbout } from "./queries.ts";

export const getAbout = publicDoor({ method: "GET" }).handler(() => {
  tagPage("frame");
  return readAbout();
});
