import { setResponseStatus } from "@tanstack/react-start/server";

type Answer = { ok: true } | { ok: false; reason: string };

/** Returns the answer to a door's caller; sets the HTTP status of a refusal by its reason, else `otherwise`. */
export const respondWith =
  (statuses: Readonly<Record<string, number>>, otherwise: number) =>
  <A extends Answer>(answer: A): A => {
    if (!answer.ok) setResponseStatus(statuses[answer.reason] ?? otherwise);
    return answer;
  };

/** 404 for what does not exist, 422 for invalid input; any other refusal is a conflict with the current state, 409. */
export const respond = respondWith({ not_found: 404, invalid: 422 }, 409);
