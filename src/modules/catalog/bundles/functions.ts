import { setResponseStatus } from "@tanstack/react-start/server";
import { authorDoor } from "#platform/door.ts";
import { chooseContents } from "./choose-contents.ts";
import { db } from "#platform/db.ts";
import { listChoices } from "./queries.ts";
import { chooseContentsInput, findChoicesInput } from "./schema.ts";

export const findContentChoices = authorDoor({ method: "GET" })
  .validator(findChoicesInput)
  .handler(({ data, context: { viewer } }) => listChoices(db, viewer.storeId, data.productId, data.words));

export const chooseContentsFn = authorDoor({ method: "POST" })
  .validator(chooseContentsInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await chooseContents(viewer, data);
    if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : answer.reason === "not_editable" ? 409 : 422);
    return answer;
  });
