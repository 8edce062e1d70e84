/**
 * What became of a call. `refused`: Pagar.me said no to this request, nothing happened. `misconfigured`: it refuses our account, key,
 * address or agreement, whatever the request; nothing happened. `unknown`: it may have happened (time-out, reset, 5xx, an answer that
 * cannot be read): ask before acting again. `unavailable`: it certainly did not happen (breaker open, connection refused, rate limit).
 */
export type PagarmeAnswer<T> = { ok: true; value: T } | PagarmeFailure;

export type PagarmeFailure =
  | { ok: false; kind: "refused"; status: number; message: string; errors: FieldErrors }
  | { ok: false; kind: "misconfigured"; cause: ConfigurationCause; status: number; message: string }
  | { ok: false; kind: "unknown"; cause: UnknownCause; status: number | null }
  | { ok: false; kind: "unavailable"; cause: UnavailableCause; retryAfterMs?: number };

/** Field path to messages, such as `order.customer.name`. */
export type FieldErrors = Record<string, string[]>;

/**
 * What of our account is wrong: the secret `key` or its scope, the `origin` of the call, a `feature` the account does not have
 * (split, a payment method), 3-D Secure (`authentication`), the `recipient` that receives, or the `request` our program makes.
 */
export type ConfigurationCause = "key" | "origin" | "feature" | "authentication" | "recipient" | "request";
export type UnknownCause = "timeout" | "connection_lost" | "server_error" | "unparsable" | "in_progress";
export type UnavailableCause = "breaker_open" | "unreachable" | "rate_limited";
