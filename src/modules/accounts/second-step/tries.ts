import { returnPoint } from "#platform/rate-limit.ts";
import { SECOND_STEP_DAY, SECOND_STEP_MINUTE } from "../limits.ts";

/** A right code was not a try against the account. */
export async function returnSecondStepTry(userId: string): Promise<void> {
  await Promise.all([returnPoint(SECOND_STEP_MINUTE, userId), returnPoint(SECOND_STEP_DAY, userId)]);
}
