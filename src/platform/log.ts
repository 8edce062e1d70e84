import pino from "pino";
import { env } from "./env.ts";

/** Structured log. Never pass personal data: identifiers, paths and causes only. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: { role: env.ROLE },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: ["cookie", "authorization", "password", "*.password", "*.document", "*.email", "*.token", "card", "*.card"],
    censor: "[oculto]",
  },
});
