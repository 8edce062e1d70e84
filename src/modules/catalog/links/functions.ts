import { setResponseStatus } from "@tanstack/react-start/server";
import { authorDoor } from "#platform/door.ts";
import { addLink } from "./add-link.ts";
import { addLinkInput } from "./schema.ts";

export const addLinkFn = authorDoor({ method: "POST" })
  .validator(addLinkInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await addLink(viewer, data);
    if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : answer.reason === "not_editable" ? 409 : 422);
    return answer;
  });
