import type { IncomingMessage } from "node:http";
import { env } from "../env.ts";
import { inRanges, normalAddress } from "../network.ts";

const MOST_HOPS = 20;

/** The client's address: the socket's, unless that is a proxy of `trusted`; then the rightmost forwarded address that is not trusted. */
export function callerAddressBy(trusted: (ip: string) => boolean): (incoming: IncomingMessage) => string {
  return ({ socket, headers }) => {
    let address = normalAddress(socket.remoteAddress ?? "") ?? "";
    if (!trusted(address)) return address;
    const named = headers["x-forwarded-for"]?.toString().split(",").slice(-MOST_HOPS) ?? [];
    for (const hop of named.toReversed()) {
      const before = normalAddress(hop);
      if (before === null) break;
      address = before;
      if (!trusted(before)) break;
    }
    return address;
  };
}

export const callerAddress = callerAddressBy(inRanges(env.TRUSTED_PROXIES));
