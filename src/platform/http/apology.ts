import { isPassing } from "../db.ts";
import { log } from "../log.ts";
import { loggedPath } from "./logged-path.ts";
import { reportError } from "../report-error.ts";

/** Logs an error and returns the response for the person: 503 when the database is temporarily unavailable, else 500. */
export function apology(id: string | undefined, path: string, error: unknown) {
  log.error({ id, path: loggedPath(path), err: error }, "unhandled");
  reportError(error, { id: id ?? "" });
  return {
    status: isPassing(error) ? (503 as const) : (500 as const),
    text: "Algo falhou do nosso lado. Nada foi perdido: tente de novo em instantes.",
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "retry-after": "2" },
  };
}
