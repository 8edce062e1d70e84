import { setResponseStatus } from "@tanstack/react-start/server";
import { buyerDoor } from "#platform/door.ts";
import { listSavedViews } from "./queries.ts";
import { removeView } from "./remove-view.ts";
import { saveView } from "./save-view.ts";
import { ofListInput, ofViewInput, saveViewInput } from "./schema.ts";

export const getSavedViews = buyerDoor({ method: "GET" })
  .validator(ofListInput)
  .handler(({ data, context: { viewer } }) => listSavedViews(viewer.userId, data.list));

export const saveViewFn = buyerDoor({ method: "POST" })
  .validator(saveViewInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await saveView(viewer.userId, data);
    if (!answer.ok) setResponseStatus(409);
    return answer;
  });

export const removeViewFn = buyerDoor({ method: "POST" })
  .validator(ofViewInput)
  .handler(({ data, context: { viewer } }) => removeView(viewer.userId, data.viewId));
