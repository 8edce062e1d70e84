import { encode, serverFunctions } from "../e2e/steps/server-functions.ts";
import type { Actor, Counts } from "./counts.ts";

const PATIENCE_MS = 15_000;
let ids: Map<string, string> | undefined;

/** Somebody at a browser, in a network of their own. */
export type Visitor = { actor: Actor; network: string; cookies: Map<string, string> };

/** The market as its visitors reach it. */
export type Market = { url: string; counts: Counts };

/** One request, noted in the tally; null when it was not answered, or not well. */
export async function ask(
  { url, counts }: Market,
  visitor: Visitor,
  path: string,
  init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Buffer } | null> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  try {
    const answer = await fetch(url + path, {
      redirect: "manual",
      ...init,
      headers: { origin: url, "x-forwarded-for": visitor.network, ...(cookie && { cookie }), ...init.headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const set of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
      visitor.cookies.set(name, value);
    }
    const isBroken = answer.status >= 500 || answer.status === 429;
    counts.see(visitor.actor, isBroken ? String(answer.status) : null);
    return isBroken ? null : { status: answer.status, body };
  } catch (error) {
    counts.see(visitor.actor, error instanceof Error && error.name === "TimeoutError" ? "no answer" : "cut");
    return null;
  }
}

/** Calls a server function as a page does; answers its text, or null when it was not answered. */
export async function call(
  market: Market,
  visitor: Visitor,
  name: string,
  method: "GET" | "POST",
  data: unknown,
): Promise<{ status: number; text: string } | null> {
  ids ??= serverFunctions();
  const id = ids.get(name);
  if (!id) throw new Error(`the build has no function ${name}`);
  const payload = JSON.stringify(encode({ data }));
  const query = method === "GET" ? `?payload=${encodeURIComponent(payload)}` : "";
  const answer = await ask(market, visitor, `/_serverFn/${id}${query}`, {
    method,
    headers: { "x-tsr-serverfn": "true", ...(method === "POST" && { "content-type": "application/json" }) },
    ...(method === "POST" && { body: payload }),
  });
  return answer && { status: answer.status, text: answer.body.toString() };
}
