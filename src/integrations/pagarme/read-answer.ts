import * as z from "zod";
import type { FieldErrors, PagarmeAnswer, PagarmeFailure } from "./answer.ts";
import { configurationCause } from "./configuration-cause.ts";
import { retryAfterMs } from "./retry-after.ts";

/** Judges an HTTP answer by its status and shape; a 2xx that does not read is `unknown`, never a refusal. */
export function readAnswer<T>(
  { status, headers }: Pick<Response, "status" | "headers">,
  text: string,
  schema: z.ZodType<T>,
): PagarmeAnswer<T> {
  if (status === 429) {
    const waitMs = retryAfterMs(headers, Date.now());
    return { ok: false, kind: "unavailable", cause: "rate_limited", ...(waitMs === null ? {} : { retryAfterMs: waitMs }) };
  }
  if (status === 409) return { ok: false, kind: "unknown", cause: "in_progress", status };
  if (status >= 500 || status === 408) return { ok: false, kind: "unknown", cause: "server_error", status };
  const body = parseJson(text);
  if (status >= 400) return readRefusal(status, body);
  const parsed = schema.safeParse(body);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, kind: "unknown", cause: "unparsable", status };
}

function readRefusal(status: number, body: unknown): PagarmeFailure {
  const { message, errors } = readErrors(body);
  const cause = configurationCause(status, [message, ...Object.keys(errors), ...Object.values(errors).flat()]);
  if (cause) return { ok: false, kind: "misconfigured", cause, status, message };
  return { ok: false, kind: "refused", status, message, errors };
}

function parseJson(text: string): unknown {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const messages = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const currentErrors = z.object({ message: z.string().catch(""), errors: z.record(z.string(), messages).catch({}) });
/** The financial endpoints kept the shape of v1. */
const inheritedErrors = z.object({
  errors: z.array(z.object({ message: z.string().catch(""), parameter_name: z.string().nullish().catch(null) })).min(1),
});

function readErrors(body: unknown): { message: string; errors: FieldErrors } {
  const inherited = inheritedErrors.safeParse(body);
  if (inherited.success) {
    const errors: FieldErrors = {};
    for (const error of inherited.data.errors) (errors[error.parameter_name ?? ""] ??= []).push(error.message);
    return { message: inherited.data.errors.map((error) => error.message).join(" "), errors };
  }
  const current = currentErrors.safeParse(body);
  return current.success ? current.data : { message: "", errors: {} };
}

const neverArrived = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** A failure of the network: `unavailable` only when no connection was ever made. */
export function networkFailure(error: unknown, status: number | null): PagarmeFailure {
  if (error instanceof Error && error.name === "TimeoutError") return { ok: false, kind: "unknown", cause: "timeout", status };
  if (status === null && hasNotArrived(error)) return { ok: false, kind: "unavailable", cause: "unreachable" };
  return { ok: false, kind: "unknown", cause: "connection_lost", status };
}

function hasNotArrived(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  return causes.every((each: unknown) => each instanceof Error && "code" in each && neverArrived.has(String(each.code)));
}
