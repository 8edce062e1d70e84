import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { adminDoor } from "#platform/door.ts";
import { personActInput } from "../people/schema.ts";
import { openSight } from "./start-impersonation.ts";
import { readSight } from "./read-impersonation.ts";
import { sightInput } from "./schema.ts";

/** What a person sees, for who gave a reason lately. */
export const getSight = adminDoor({ method: "GET" })
  .validator(sightInput)
  .handler(async ({ data, context: { viewer } }) => {
    const sight = await readSight(viewer.userId, data);
    if (!sight) throw notFound();
    return sight;
  });

export const openSightFn = adminDoor({ method: "POST" })
  .validator(personActInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await openSight(viewer.userId, data);
    if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
    return answer;
  });
