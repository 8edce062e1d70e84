import type { MiddlewareHandler } from "hono";
import { log } from "../log.ts";
import { ipBucket } from "../network.ts";
import { scope } from "../request-scope.ts";

/** The most bytes a body sent to `path` may have; a `*` at its end matches any suffix. */
export type BodyLimit = {
  path: string;
  bytes: number;
  /** `memory`: read completely before the route runs. `stream`: passed on as it arrives, to a route that authenticates the sender first. */
  taken: "memory" | "stream";
};

/** The memory of this process that all bodies being read may use together. */
const MEMORY_BYTES = 96 * 1024 * 1024;
/** The memory that bodies of one network may use: slow bodies from one place leave room for everybody else's. */
const NETWORK_BYTES = 32 * 1024 * 1024;
/** The longest silence in the middle of a body, and the longest time to read a body into memory. */
const SILENCE_MS = 15_000;
const WHOLE_MS = 60_000;

type Answer = { status: 408 | 413 | 503; message: string };

const TOO_SLOW: Answer = { status: 408, message: "O envio parou no meio. Confira a sua conexão e tente de novo." };
const NO_ROOM: Answer = { status: 503, message: "Muita gente enviando ao mesmo tempo. Tente de novo em instantes." };
const tooLarge = (bytes: number): Answer => ({
  status: 413,
  message: `Isto é grande demais: aqui cabem ${bytes < 1_000_000 ? `${Math.floor(bytes / 1_000)} kB` : `${Math.floor(bytes / 1_000_000)} MB`}.`,
});

class BodyRefused extends Error {
  constructor(readonly answer: Answer) {
    super(`body refused: ${answer.status}`);
  }
}

/** The response for a body refused while its route read it; null when the error is another. */
export const answerToRefusedBody = (error: unknown): Response | null => (error instanceof BodyRefused ? say(error.answer) : null);

let heldBytes = 0;
const heldBy = new Map<string, number>();

/** A body being read, and the network of its sender. */
type Held = { bytes: number; network: string };

function hold(held: Held, bytes: number): void {
  const { network } = held;
  held.bytes += bytes;
  heldBytes += bytes;
  const mine = (heldBy.get(network) ?? 0) + bytes;
  if (mine > 0) heldBy.set(network, mine);
  else heldBy.delete(network);
}

const hasNoRoom = ({ network }: Held): boolean =>
  heldBytes > MEMORY_BYTES || (network !== "" && (heldBy.get(network) ?? 0) > NETWORK_BYTES);

/**
 * Counts the bytes of every body as they arrive, whatever its declared length, and answers 413 above the limit of its route: the first of
 * `limits` whose path matches. The last must match every path.
 */
export function limitBodies(limits: readonly BodyLimit[]): MiddlewareHandler {
  return async (c, next) => {
    const { raw, method, path } = c.req;
    if (method === "GET" || method === "HEAD" || raw.body === null) return next();
    const limit = bodyLimitOf(limits, path);
    const declared = Number(c.req.header("content-length") ?? 0);
    if (limit.taken === "memory" && declared > limit.bytes) return say(tooLarge(limit.bytes));
    if (limit.taken === "memory") {
      const held: Held = { bytes: 0, network: ipBucket(scope()?.ip ?? "") };
      try {
        c.req.raw = new Request(raw, { method, body: await readWhole(raw.body, limit, held) });
        return await next();
      } catch (error) {
        if (error instanceof BodyRefused) return say(error.answer);
        throw error;
      } finally {
        hold(held, -held.bytes);
      }
    }
    let refused: BodyRefused | undefined;
    const counted = countedBody(raw.body, limit.bytes, (error) => (refused = error));
    c.req.raw = new Request(raw, { method, body: counted, duplex: "half" } as RequestInit);
    await next();
    if (!refused) return undefined;
    c.res = say(refused.answer);
    return undefined;
  };
}

export function bodyLimitOf(limits: readonly BodyLimit[], path: string): BodyLimit {
  const found = limits.find((limit) =>
    limit.path.endsWith("*") ? path.startsWith(limit.path.slice(0, -1)) : path === limit.path,
  );
  if (!found) throw new Error(`no limit for the bodies sent to ${path}`);
  return found;
}

/**
 * The response is sent at once. What still arrives is discarded for a moment, so that the sender receives the response; then the connection
 * closes.
 */
function say({ status, message }: Answer): Response {
  if (status === 503) log.warn({ heldBytes }, "bodies refused: no room");
  const headers = { "cache-control": "private, no-store", ...(status === 503 && { "retry-after": "2" }) };
  return Response.json({ ok: false, reason: REASONS[status], message, form: message }, { status, headers });
}

const REASONS = { 408: "too_slow", 413: "too_large", 503: "unavailable" } as const;

async function readWhole(body: ReadableStream<Uint8Array>, { bytes }: BodyLimit, held: Held): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const deadline = performance.now() + WHOLE_MS;
  const chunks: Uint8Array[] = [];
  try {
    for (;;) {
      const { done, value } = await within(Math.min(SILENCE_MS, deadline - performance.now()), reader.read());
      if (done) break;
      hold(held, value.length);
      if (held.bytes > bytes) throw new BodyRefused(tooLarge(bytes));
      if (hasNoRoom(held)) throw new BodyRefused(NO_ROOM);
      chunks.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error;
  }
  const whole = new Uint8Array(held.bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function countedBody(body: ReadableStream<Uint8Array>, bytes: number, onRefused: (error: BodyRefused) => void) {
  const reader = body.getReader();
  let counted = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await within(SILENCE_MS, reader.read());
        if (done) return controller.close();
        counted += value.length;
        if (counted > bytes) throw new BodyRefused(tooLarge(bytes));
        controller.enqueue(value);
      } catch (error) {
        if (error instanceof BodyRefused) onRefused(error);
        reader.cancel().catch(() => undefined);
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

async function within<T>(ms: number, reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BodyRefused(TOO_SLOW)), Math.max(0, ms));
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}
