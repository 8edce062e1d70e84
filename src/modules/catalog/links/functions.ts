import { setResponseStatus } from "@tanstack/react-start/server";
import { authorDoor } from "#platform/door.ts";
import { addLink } from "./add-link.ts";
import { askCheck } from "./checking/ask-check.ts";
import { addLinkInput, ownLinkInput } from "./schema.ts";

export const addLinkFn = authorDoor({ method: "POST" })
  .validator(addLinkInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await addLink(viewer, data);
    if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : answer.reason === "not_editable" ? 409 : 422);
    return answer;
  });

export const askCheckFn = authorDoor({ method: "POST" })
  .validator(ownLinkInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await askCheck(viewer, data);
    if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 429);
    return answer;
  });
