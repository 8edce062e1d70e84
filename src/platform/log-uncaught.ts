import { log } from "./log.ts";

/** Makes an uncaught error log as any other error (without the values it holds) and exit the process with code 1. */
export function logUncaught(): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const)
    process.on(event, (error) => {
      log.fatal({ err: error }, event);
      process.exit(1);
    });
}
