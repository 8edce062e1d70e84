import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { isUuid } from "#kit/id.ts";
import { buyerDoor } from "#platform/door.ts";
import { savePlace } from "./save-place.ts";
import { findReading } from "./queries/find-reading.ts";
import { opensAs } from "./rules.ts";
import { savePlaceInput, ofReading } from "./schema.ts";

/** A file of this person's order that opens here, and where they stopped; to anyone else it does not exist. */
export const getReading = buyerDoor({ method: "GET" })
  .validator(ofReading)
  .handler(async ({ data: { orderId, fileId }, context: { viewer } }) => {
    const reading = isUuid(orderId) && isUuid(fileId) ? await findReading(viewer.userId, orderId, fileId) : null;
    if (!reading || opensAs(reading.kind) !== "pagina") throw notFound();
    return { ...reading, orderId };
  });

/** Remembers where they stopped. */
export const savePlaceFn = buyerDoor({ method: "POST" })
  .validator(savePlaceInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await savePlace(viewer.userId, data);
    if (!answer.ok) setResponseStatus(404);
    return answer;
  });
