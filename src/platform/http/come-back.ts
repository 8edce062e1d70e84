import { scope } from "../request-scope.ts";

/** When a page failed because the database was temporarily unavailable, answers 503 with `retry-after` instead of 500. */
export function comeBack(drawn: Response): Response {
  if (drawn.status !== 500 || !scope()?.isUnavailable) return drawn;
  const headers = new Headers(drawn.headers);
  headers.set("retry-after", "2");
  return new Response(drawn.body, { status: 503, headers });
}
