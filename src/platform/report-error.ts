import { env } from "./env.ts";

/** Sends an error to Sentry; does nothing without SENTRY_DSN. `about` must not contain personal data. */
export function reportError(error: unknown, about: Record<string, string>): void {
  if (!env.SENTRY_DSN) return;
  void import("@sentry/node").then(({ captureException }) => captureException(error, { tags: about }));
}
