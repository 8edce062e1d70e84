import { scope } from "../request-scope.ts";

/** A page drawn broken because the database could not serve it for a moment says that: 503, and when to come back. */
export function comeBack(drawn: Response): Response {
  if (drawn.status !== 500 || !scope()?.isUnavailable) return drawn;
  const headers = new Headers(drawn.headers);
  headers.set("retry-after", "2");
  return new Response(drawn.body, { status: 503, headers });
}
