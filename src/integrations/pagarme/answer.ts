/**
 * What became of a call. `refused`: Pagar.me said no, nothing happened. `unknown`: it may have happened
 * (time-out, reset, 5xx, an answer that cannot be read): ask before acting again. `unavailable`: it
 * certainly did not happen (breaker open, connection refused, rate limit).
 */
export type PagarmeAnswer<T> = { ok: true; value: T } | PagarmeFailure;

export type PagarmeFailure =
  | { ok: false; kind: "refused"; status: number; message: string; errors: FieldErrors }
  | { ok: false; kind: "unknown"; cause: UnknownCause; status: number | null }
  | { ok: false; kind: "unavailable"; cause: UnavailableCause };

/** Field path to messages, such as `order.customer.name`. */
export type FieldErrors = Record<string, string[]>;

export type UnknownCause = "timeout" | "connection_lost" | "server_error" | "unparsable" | "in_progress";
export type UnavailableCause = "breaker_open" | "unreachable" | "rate_limited";
