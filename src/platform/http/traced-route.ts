import type { IncomingMessage } from "node:http";
import { env } from "../env.ts";
import { inRanges, normalAddress } from "../network.ts";
import { loggedPath } from "./logged-path.ts";

/** Below these a part of an address names a place of ours; elsewhere it may name a person, a store or a secret. */
const OF_OURS = /^(painel|finalizar-compra|auth|webhooks|ajuda)$/;
const PLAIN = /^[a-z-]{1,30}$/;
const FUNCTION = /^\/_serverFn\/([A-Za-z]\w{0,60})$/;

/** What a request is called in a trace: its server function, or its address with all that identifies something replaced. */
export function tracedRoute(path: string): string {
  const name = FUNCTION.exec(path.split("?")[0] ?? "")?.[1];
  if (name !== undefined) return `/_serverFn/${name}`;
  const [first = "", ...others] = loggedPath(path).split("/").filter(Boolean);
  if (!PLAIN.test(first) && !/^(_serverFn|assets)$/.test(first)) return first === "" ? "/" : "/{…}";
  const shown = others.slice(0, 5).map((part) => (OF_OURS.test(first) && PLAIN.test(part) ? part : "{…}"));
  return `/${[first, ...shown].join("/")}`;
}

/** The trace that a request continues: only a trusted proxy may say which. */
export function traceparentBy(trusted: (ip: string) => boolean): (incoming: IncomingMessage | undefined) => string | null {
  return (incoming) => {
    const said = incoming?.headers.traceparent;
    if (typeof said !== "string" || !trusted(normalAddress(incoming?.socket.remoteAddress ?? "") ?? "")) return null;
    return said;
  };
}

export const traceparentOf = traceparentBy(inRanges(env.TRUSTED_PROXIES));
