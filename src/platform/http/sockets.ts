import type { Server } from "node:http";
import type { Socket } from "node:net";
import { env } from "../env.ts";
import { inRanges, ipBucket } from "../network.ts";

type Patience = {
  /** The longest time for the headers of a request to arrive, and for all of it. */
  headersMs: number;
  requestMs: number;
  /** The longest a connection may stay without a byte in either direction; streams open on purpose send heartbeats more often. */
  silenceMs: number;
  /** The most connections open for one network, and in total. */
  perNetwork: number;
  all: number;
};

const PATIENCE: Patience = { headersMs: 15_000, requestMs: 600_000, silenceMs: 90_000, perNetwork: 1_000, all: 10_000 };

/** Limits slow, silent and numerous connections. A trusted proxy carries many networks, so it counts only in the total. */
export function guardSockets(server: Server, patience: Partial<Patience> = {}, isProxy = inRanges(env.TRUSTED_PROXIES)): void {
  const { headersMs, requestMs, silenceMs, perNetwork, all } = { ...PATIENCE, ...patience };
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.maxHeadersCount = 100;
  server.maxConnections = all;
  // Longer than a proxy holds an idle connection, so that it is never our side that closes.
  server.keepAliveTimeout = 65_000;
  server.setTimeout(silenceMs, (socket) => socket.destroy());
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (isProxy(address)) return;
    const network = ipBucket(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perNetwork) return void socket.destroy();
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
