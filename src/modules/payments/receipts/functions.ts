import { setResponseHeader, setResponseStatus } from "@tanstack/react-start/server";
import { callerOf, respondLimited } from "../../accounts/caller.ts";
import { ok } from "#kit/outcome.ts";
import { buyerDoor, limitTo } from "#platform/door.ts";
import { askCorrection } from "./ask-correction.ts";
import { correctEmail } from "./correct-email.ts";
import { askCorrectionInput, confirmCorrectionInput } from "./schema.ts";

/** Requests a code at the address an order should have been placed with. */
export const askEmailCorrection = buyerDoor({ method: "POST" })
  .middleware([limitTo({ name: "order-email", points: 10, seconds: 3600, shared: true })])
  .validator(askCorrectionInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await askCorrection(viewer, data, callerOf(viewer));
    if (!answer.ok && answer.reason === "not_found") setResponseStatus(404);
    return respondLimited(answer);
  });

/** Moves the order to that address. The browser gets the new session as a cookie, never in the body. */
export const correctOrderEmail = buyerDoor({ method: "POST" })
  .validator(confirmCorrectionInput)
  .handler(async ({ data, context: { viewer } }) => {
    const answer = await correctEmail(viewer, data, callerOf(viewer));
    if (!answer.ok) {
      if (answer.reason === "not_found") setResponseStatus(404);
      return respondLimited(answer);
    }
    if (answer.value.setCookie) setResponseHeader("set-cookie", answer.value.setCookie);
    return ok({ isStillMine: answer.value.isStillMine });
  });
