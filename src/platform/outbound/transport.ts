import { Resolver } from "node:dns/promises";
import { request } from "node:https";
import { isPublicAddress } from "../network.ts";

/** How requests to other sites are made: how a host is resolved, which addresses may be reached, and the request function. */
export type Transport = {
  /** Throws an error with a code, such as `ENOTFOUND` for a host that does not exist. */
  resolve: (host: string) => Promise<string[]>;
  mayReach: (ip: string) => boolean;
  request: typeof request;
  port: number;
};

/** The code a DNS server's response has for a host that does not exist. */
export const NO_SUCH_HOST = "ENOTFOUND";

const names = new Resolver({ timeout: 2_000, tries: 2 });

/** Every address of a host. It is reported as nonexistent only when the queries for IPv4 and IPv6 both say so. */
async function resolve(host: string): Promise<string[]> {
  const [four, six] = await Promise.allSettled([names.resolve4(host), names.resolve6(host)]);
  const found = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length > 0) return found;
  const codes = [four, six].map((answer) =>
    answer.status === "rejected" ? (answer.reason as { code?: string }).code : undefined,
  );
  const isNone = codes.every((code) => code === NO_SUCH_HOST);
  throw Object.assign(new Error(`no address of ${host}`), { code: isNone ? NO_SUCH_HOST : "EAI_AGAIN" });
}

/** The real internet: DNS resolution, only public addresses, https. */
export const INTERNET: Transport = { resolve, mayReach: isPublicAddress, request, port: 443 };
