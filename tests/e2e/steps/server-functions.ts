import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";

export type Method = "GET" | "POST";
export type Answer = { status: number; text: string };

const BUILT = join(import.meta.dirname, "../../../dist/server/assets");
const ENTRY = /"?(\w+)"?:\s*\{\s*functionName:\s*"(\w+)_createServerFn_handler"/g;

/** Every function the build lets browsers call: its name and the id it answers to. */
export function serverFunctions(): Map<string, string> {
  const table = readdirSync(BUILT).find((name) => name.includes("server-fn-resolver")) ?? "";
  return new Map([...readFileSync(join(BUILT, table), "utf8").matchAll(ENTRY)].map(([, id = "", name = ""]) => [name, id]));
}

type Node = Record<string, unknown>;

/** A value as the browser's half of a server function writes it. */
export function encode(value: unknown): Node {
  let objects = 0;
  function node(one: unknown): Node {
    if (typeof one === "number") return { t: 0, s: one };
    if (typeof one === "string") return { t: 1, s: one };
    if (one === null) return { t: 2, s: 0 };
    if (one === undefined) return { t: 2, s: 1 };
    if (typeof one === "boolean") return { t: 2, s: one ? 2 : 3 };
    const i = objects++;
    if (Array.isArray(one)) return { t: 9, i, a: one.map(node), o: 0 };
    return { t: 10, i, p: { k: Object.keys(one), v: Object.values(one).map(node) }, o: 0 };
  }
  return { t: node(value), f: 127, m: [] };
}

/** Calls a function as a page would, with `data`. */
export const callFunction = (request: APIRequestContext, id: string, method: Method, data?: unknown): Promise<Answer> =>
  send(request, id, method, data === undefined ? undefined : JSON.stringify(encode({ data })));

/** Calls a function with a body of any kind, or none. */
export async function send(
  request: APIRequestContext,
  id: string,
  method: Method,
  payload: string | undefined,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const query = method === "GET" && payload !== undefined ? `?payload=${encodeURIComponent(payload)}` : "";
  const answer = await request.fetch(`/_serverFn/${id}${query}`, {
    method,
    maxRedirects: 0,
    headers: {
      "x-tsr-serverfn": "true",
      origin: new URL(process.env.E2E_URL ?? "http://localhost:3000").origin,
      ...(method === "POST" && payload !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(method === "POST" && payload !== undefined && { data: Buffer.from(payload) }),
  });
  return { status: answer.status(), text: await answer.text() };
}
