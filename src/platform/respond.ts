import { setResponseStatus } from "@tanstack/react-start/server";

type Answer = { ok: true } | { ok: false; reason: string };

/** Answers a door's caller and gives a refusal its HTTP status: by its reason, else `otherwise`. */
export const respondWith =
  (statuses: Readonly<Record<string, number>>, otherwise: number) =>
  <A extends Answer>(answer: A): A => {
    if (!answer.ok) setResponseStatus(statuses[answer.reason] ?? otherwise);
    return answer;
  };

/** What is not there is 404, what was typed wrong 422; any other refusal is a conflict with how things stand, 409. */
export const respond = respondWith({ not_found: 404, invalid: 422 }, 409);
