import { env } from "./env.ts";

/** Gives what broke to whoever watches errors from outside; nobody does without SENTRY_DSN. `about` holds no personal data. */
export function reportError(error: unknown, about: Record<string, string>): void {
  if (!env.SENTRY_DSN) return;
  void import("@sentry/node").then(({ captureException }) => captureException(error, { tags: about }));
}
