import { setResponseStatus } from "@tanstack/react-start/server";
import { buyerDoor } from "#platform/door.ts";
import { listSavedViews } from "./queries.ts";
import { removeView as removeViewVerb } from "./remove-view.ts";
import { saveView as saveViewVerb } from "./save-view.ts";
import { ofListInput, ofViewInput, saveViewInput } from "./schema.ts";

export const getSavedViews = buyerDoor({ method: "GET" })
  .validator(ofListInput)
  .handler(({ data, context: { viewer } }) => listSavedViews(viewer.userId, data.list));

export const saveView = buyerDoor({ method: "POST" })
  .validator(saveViewInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await saveViewVerb(viewer.userId, data);
    if (!answer.ok) setResponseStatus(409);
    return answer;
  });

export const removeView = buyerDoor({ method: "POST" })
  .validator(ofViewInput)
  .handler(({ data, context: { viewer } }) => removeViewVerb(viewer.userId, data.viewId));
