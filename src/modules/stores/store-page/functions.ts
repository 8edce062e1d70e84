import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { authorDoor, limitTo } from "#platform/door.ts";
import { publishFace } from "./publish-store-page.ts";
import { discardFace, saveFace } from "./save-store-page.ts";
import { publishFaceInput, saveFaceInput } from "./schema.ts";

const STATUS: Record<string, number> = { conflict: 409, not_found: 404, closed: 403 };

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(STATUS[answer.reason] ?? 422);
  return answer;
}

/** Answers the revision it is now. */
export const saveFaceFn = authorDoor({ method: "POST" })
  .validator(saveFaceInput)
  .handler(async ({ data, context: { viewer } }) => told(await saveFace(viewer, data)));

export const discardFaceFn = authorDoor({ method: "POST" }).handler(({ context: { viewer } }) => discardFace(viewer));

export const publishFaceFn = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "store-face", points: 20, seconds: 600 })])
  .validator(publishFaceInput)
  .handler(async ({ data, context: { viewer } }) => told(await publishFace(viewer, data)));
