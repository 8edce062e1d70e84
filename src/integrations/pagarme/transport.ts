import type * as z from "zod";
import type { PagarmeAnswer, PagarmeFailure } from "./answer.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import type { Pace } from "./pace.ts";
import { networkFailure, readAnswer } from "./read-answer.ts";

export interface Call<T> {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path with placeholders, such as `/orders/{id}`: what metrics see. */
  path: string;
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  schema: z.ZodType<T>;
  idempotencyKey?: string;
  /** Whether repeating the call cannot do the thing twice. GET is; the rest only when told; never, when told false. */
  isRepeatable?: boolean;
}

/** What an observer learns of each attempt: no ids, no bodies, no personal data. */
export interface CallReport {
  method: string;
  path: string;
  status: number | null;
  outcome: "ok" | PagarmeFailure["kind"];
  ms: number;
}

export interface PagarmeOptions {
  /** With the version: `https://api.pagar.me/core/v5`. */
  apiUrl: string;
  secretKey: string;
  publicKey: string;
  now?: () => number;
  fetch?: typeof globalThis.fetch;
  onCall?: (report: CallReport) => void;
  /** Runs each attempt to reach the provider. */
  around?: <A>(call: Pick<CallReport, "method" | "path">, send: () => Promise<A>) => Promise<A>;
  readTimeoutMs?: number;
  writeTimeoutMs?: number;
  /** What keeps the calls of this process within the documented limits; without it only the provider's 429 is obeyed. */
  pace?: Pace;
  /** How long a call may wait for its turn, in milliseconds: three seconds unless told. */
  patienceMs?: number;
}

export type Transport = <T>(call: Call<T>) => Promise<PagarmeAnswer<T>>;

const pauseBeforeRetryMs = 300;

/**
 * One way to call Pagar.me: Basic auth, 5 s to read and 25 s to write, one retry where repeating is harmless, a breaker, and the
 * limits of requests kept: a call waits for its turn as long as it has patience, and for as long as a 429 says.
 */
export function createTransport(options: PagarmeOptions): Transport {
  const now = options.now ?? Date.now;
  const breaker = new CircuitBreaker(now);
  const send = options.fetch ?? globalThis.fetch;
  const authorization = `Basic ${btoa(`${options.secretKey}:`)}`;

  async function attempt<T>(call: Call<T>): Promise<PagarmeAnswer<T>> {
    if (!breaker.admit()) return { ok: false, kind: "unavailable", cause: "breaker_open" };
    const startedAt = performance.now();
    const limitMs = call.method === "GET" ? (options.readTimeoutMs ?? 5_000) : (options.writeTimeoutMs ?? 25_000);
    let status: number | null = null;
    let answer: PagarmeAnswer<T>;
    try {
      const request = () =>
        send(urlOf(options.apiUrl, call), {
          method: call.method,
          redirect: "error",
          signal: AbortSignal.timeout(limitMs),
          headers: headersOf(call, authorization),
          ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        });
      const response = await (options.around ? options.around(call, request) : request());
      status = response.status;
      answer = readAnswer(response, await response.text(), call.schema);
    } catch (error) {
      answer = networkFailure(error, status);
    }
    breaker.record(!answer.ok && isProviderFault(answer));
    options.onCall?.({
      method: call.method,
      path: call.path,
      status,
      outcome: answer.ok ? "ok" : answer.kind,
      ms: Math.round(performance.now() - startedAt),
    });
    return answer;
  }

  async function tryTwice<T>(call: Call<T>): Promise<PagarmeAnswer<T>> {
    const first = await attempt(call);
    if (first.ok || !mayRepeat(call, first)) return first;
    await pause(pauseBeforeRetryMs);
    const second = await attempt(call);
    return isDoubtful(call, first, second) ? first : second;
  }

  return async (call) => {
    const until = now() + (options.patienceMs ?? 3_000);
    for (;;) {
      const waitMs = options.pace?.take(call, now()) ?? 0;
      if (waitMs > 0 && now() + waitMs > until)
        return { ok: false, kind: "unavailable", cause: "rate_limited", retryAfterMs: waitMs };
      await pause(waitMs);
      if (waitMs > 0) continue;
      const answer = await tryTwice(call);
      if (answer.ok || answer.kind !== "unavailable" || answer.cause !== "rate_limited") return answer;
      if (answer.retryAfterMs === undefined || call.isRepeatable === false) return answer;
      options.pace?.hold(call, now() + answer.retryAfterMs);
      if (now() + answer.retryAfterMs > until) return answer;
      await pause(answer.retryAfterMs);
    }
  };
}

const pause = (ms: number): Promise<void> => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve());

/** Not after a write timed out: the person has already waited enough, and asking is the way out. */
function mayRepeat<T>(call: Call<T>, failure: PagarmeFailure): boolean {
  const isRead = call.method === "GET";
  const isRepeatable = call.isRepeatable ?? (isRead || call.idempotencyKey !== undefined);
  if (!isRepeatable || failure.kind === "refused" || failure.kind === "misconfigured") return false;
  if (failure.cause === "unparsable" || failure.cause === "breaker_open" || failure.cause === "rate_limited") return false;
  return isRead || failure.cause !== "timeout";
}

/** A "no" to the retry of a write does not prove that the first attempt did nothing. */
function isDoubtful<T>(call: Call<T>, first: PagarmeFailure, second: PagarmeAnswer<T>): boolean {
  return call.method !== "GET" && first.kind === "unknown" && !second.ok && second.kind !== "unknown";
}

function isProviderFault(failure: PagarmeFailure): boolean {
  if (failure.kind === "refused" || failure.kind === "misconfigured") return false;
  return failure.cause !== "rate_limited" && failure.cause !== "in_progress";
}

function headersOf<T>(call: Call<T>, authorization: string): Record<string, string> {
  return {
    accept: "application/json",
    authorization,
    ...(call.body === undefined ? {} : { "content-type": "application/json" }),
    ...(call.idempotencyKey === undefined ? {} : { "idempotency-key": call.idempotencyKey }),
  };
}

function urlOf<T>(apiUrl: string, call: Call<T>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ""));
  const url = new URL(apiUrl.replace(/\/$/, "") + path);
  for (const [name, value] of Object.entries(call.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}
