import { setResponseStatus } from "@tanstack/react-start/server";
import { authorDoor, limitTo } from "#platform/door.ts";
import { resendAccess } from "./resend-access.ts";
import { resendInput } from "./schema.ts";

/** Writes again to buyers of the author where their files are. */
export const resendAccessFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "resend-access", points: 20, seconds: 3600, shared: true })])
  .validator(resendInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await resendAccess(viewer, data);
    if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 422);
    return answer;
  });
