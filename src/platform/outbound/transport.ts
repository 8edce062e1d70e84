import { Resolver } from "node:dns/promises";
import { request } from "node:https";
import { isPublicAddress } from "../network.ts";

/** The way to the outside: how a host's addresses are found, which of them may be reached, and by what they are asked. */
export type Transport = {
  /** Throws with the code of what went wrong, as `ENOTFOUND` of a host that is none. */
  resolve: (host: string) => Promise<string[]>;
  mayReach: (ip: string) => boolean;
  request: typeof request;
  port: number;
};

/** What a host that is none is answered with, by a server of names that knows. */
export const NO_SUCH_HOST = "ENOTFOUND";

const names = new Resolver({ timeout: 2_000, tries: 2 });

/** Every address of a host. That it is none is only said when both kinds of address are asked for and both say so. */
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

/** The world itself: names by the servers of names, only public addresses, https. */
export const INTERNET: Transport = { resolve, mayReach: isPublicAddress, request, port: 443 };
