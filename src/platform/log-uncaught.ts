import { log } from "./log.ts";

/** What nobody caught ends this process with code 1, told as everything else is: without the values it held. */
export function logUncaught(): void {
  for (const event of ["uncaughtException", "unhandledRejection"] as const)
    process.on(event, (error) => {
      log.fatal({ err: error }, event);
      process.exit(1);
    });
}
