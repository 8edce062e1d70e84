import { isPassing } from "../db.ts";
import { log } from "../log.ts";
import { loggedPath } from "./logged-path.ts";
import { reportError } from "../report-error.ts";

/** Logs what broke and answers what a person is told: 503 when the database is merely busy or away. */
export function apology(id: string | undefined, path: string, error: unknown) {
  log.error({ id, path: loggedPath(path), err: error }, "unhandled");
  reportError(error, { id: id ?? "" });
  return {
    status: isPassing(error) ? (503 as const) : (500 as const),
    text: "Algo falhou do nosso lado. Nada foi perdido: tente de novo em instantes.",
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "retry-after": "2" },
  };
}
