import type { Context } from "hono";
import type { RequestScope } from "../request-scope.ts";
import { answerPrivate } from "./private-page.ts";
import { OUTDATED_PAGE } from "./outdated-page.ts";
import { noteSharedAnswer, sharedAnswer } from "./shared-answers.ts";

const UNREADABLE = "Esta página ficou antiga. Atualize para continuar.";
const BROKEN = "Algo falhou do nosso lado. Nada foi perdido: tente de novo em instantes.";
/** The client disconnected: not an error, and the response is not read. */
const LEFT = 499;
const HEADERS = { "cache-control": "private, no-store" };
/** The page that called reloads by itself (`EARLIER_BUILD_SCRIPT`). */
const OUTDATED = { ...HEADERS, [OUTDATED_PAGE]: "1" };

/**
 * Answers a call of a server function. A call that never reached its door did not come from a page of this build: 404 when there is no such
 * function, else 400. A failure behind the door was already logged, and its message is not sent.
 */
export async function answerCall(c: Context, render: (request: Request) => Promise<Response> | Response): Promise<Response> {
  const scope: RequestScope = c.get("scope");
  if (/^\/_serverFn\/*$/.test(c.req.path)) return c.text(UNREADABLE, 404, OUTDATED);
  const response = (await sharedAnswer(c, render)) ?? (await answerPrivate(c, render));
  noteSharedAnswer(c, response);
  if (response.status !== 500) return response;
  if (c.req.raw.signal.aborted) return new Response(null, { status: LEFT });
  if (scope.reachedDoor) return c.text(BROKEN, 500, HEADERS);
  const isUnknown = (await response.text()).includes("Server function info not found");
  return c.text(UNREADABLE, isUnknown ? 404 : 400, OUTDATED);
}
