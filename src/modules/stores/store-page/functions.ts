import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { authorDoor, limitTo } from "#platform/door.ts";
import { publishFace as publishVerb } from "./publish-store-page.ts";
import { discardFace as discardVerb, saveFace as saveVerb } from "./save-store-page.ts";
import { publishFaceInput, saveFaceInput } from "./schema.ts";

const STATUS: Record<string, number> = { conflict: 409, not_found: 404, closed: 403 };

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(STATUS[answer.reason] ?? 422);
  return answer;
}

/** Answers the revision it is now. */
export const saveFace = authorDoor({ method: "POST" })
  .validator(saveFaceInput)
  .handler(async ({ data, context: { viewer } }) => told(await saveVerb(viewer, data)));

export const discardFace = authorDoor({ method: "POST" }).handler(({ context: { viewer } }) => discardVerb(viewer));

export const publishFace = authorDoor({ method: "POST" })
  .middleware([limitTo({ name: "store-face", points: 20, seconds: 600 })])
  .validator(publishFaceInput)
  .handler(async ({ data, context: { viewer } }) => told(await publishVerb(viewer, data)));
