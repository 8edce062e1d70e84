import type { Context } from "hono";
import { Refusal } from "./refusal.ts";

/** The body as a JSON object; an empty body is `{}`, anything else malformed is refused (400). */
export async function readJson(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text();
  if (text.trim() === "") return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, "The request is invalid.", { request: ["The request body is not valid JSON."] });
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Refusal(400, "The request is invalid.", { request: ["The request body must be an object."] });
  }
  return { ...body };
}
