import { log } from "./log.ts";

/** An uncaught error ends this process with code 1 and is logged like any other: without the values it held. */
export function logUncaught(): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const)
    process.on(event, (error) => {
      log.fatal({ err: error }, event);
      process.exit(1);
    });
}
