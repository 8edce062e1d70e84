import type { Server } from "node:http";
import { log } from "../log.ts";

/** Listens where this variable says; a port that another process has ends this one with a line that names the variable. */
export function listen(server: Server, variable: "PORT" | "METRICS_PORT", port: number, host: string, words: string): Server {
  server.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") log.fatal({ variable, port, host }, "port taken: each process of a machine needs its own");
    else log.fatal({ variable, port, host, err: error }, "cannot listen");
    process.exit(1);
  });
  return server.listen(port, host, () => log.info({ port }, words));
}
