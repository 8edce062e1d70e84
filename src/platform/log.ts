import pino, { type LoggerOptions } from "pino";
import { describeError, withoutValues } from "./describe-error.ts";
import { env } from "./env.ts";
import { traceFields } from "./tracing.ts";

export const logOptions: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: { role: env.ROLE },
  timestamp: pino.stdTimeFunctions.isoTime,
  ...(env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && { mixin: traceFields }),
  serializers: { err: (error: unknown) => describeError(error), error: (error: unknown) => describeError(error) },
  hooks: {
    // An error logged without a message provides the text of the line, which contains the values given to its query.
    logMethod([first, message, ...rest]: unknown[], method) {
      const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
      const described = message === undefined && error instanceof Error ? describeError(error) : undefined;
      const words = typeof described === "object" ? described.message : message;
      const clean = typeof words === "string" ? withoutValues(words) : words;
      const given = typeof first === "string" ? withoutValues(first) : first;
      method.apply(this, (clean === undefined ? [given] : [given, clean, ...rest]) as Parameters<typeof method>);
    },
  },
  redact: {
    paths: ["cookie", "authorization", "password", "*.password", "*.document", "*.email", "*.token", "card", "*.card"],
    censor: "[oculto]",
  },
};

/** The structured log. Never pass personal data: only identifiers, paths and causes. */
export const log = pino(logOptions);
