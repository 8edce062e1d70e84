import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Readable } from "node:stream";
import type { ClamdAddress } from "./address.ts";
import type { ScanCause } from "#kit/scan-causes.ts";

export type ScanAnswer =
  | { verdict: "clean" }
  | { verdict: "infected"; signature: string }
  | { verdict: "unknown"; cause: ScanCause };

/** Timeouts for the connection, for silence and in total, and the most bytes sent: what `deploy/clamd.conf` takes, below the 2 GB of any. */
export type ScanLimits = { connectMs: number; silenceMs: number; totalMs: number; bytes: number };
export const SCAN_LIMITS: ScanLimits = { connectMs: 5_000, silenceMs: 300_000, totalMs: 360_000, bytes: 2_047 * 1024 ** 2 };

const LONGEST_ANSWER = 4_096;
const unknown = (cause: ScanCause): ScanAnswer => ({ verdict: "unknown", cause });

class NoAnswer extends Error {
  constructor(readonly reason: ScanCause) {
    super(`no answer from clamd: ${reason}`);
  }
}

/**
 * Has clamd scan a stream with its INSTREAM command, piece by piece and no faster than clamd reads. Only a complete response to the
 * complete stream is a verdict; any other outcome is `unknown`. Throws when the stream itself fails.
 */
export async function scanStream(address: ClamdAddress, body: Readable, limits = SCAN_LIMITS): Promise<ScanAnswer> {
  const talk = openTalk(address, limits);
  const stop = () => void body.destroy();
  talk.answer.then(stop, stop);
  try {
    await talk.write("zINSTREAM\0");
    const sent = await sendBody(talk, body, limits.bytes);
    if (sent === "too_large") return unknown("too_large");
    return readVerdict(await talk.answer, sent === "whole");
  } catch (error) {
    if (error instanceof NoAnswer) return unknown(error.reason);
    throw error;
  } finally {
    stop();
    talk.close();
  }
}

/** Whether clamd responds. */
export const pingClamd = async (address: ClamdAddress): Promise<boolean> => (await askShort(address, "PING")) === "PONG";

/** The version number of its signature database, which increases with each update; null when clamd does not report one. */
export async function readSignatures(address: ClamdAddress): Promise<number | null> {
  const number = /^ClamAV [^/]{1,40}\/(\d{1,9})(?:\/|$)/.exec((await askShort(address, "VERSION")) ?? "")?.[1];
  return number === undefined ? null : Number(number);
}

async function askShort(address: ClamdAddress, question: "PING" | "VERSION"): Promise<string | null> {
  const talk = openTalk(address, { connectMs: 1_500, silenceMs: 1_500, totalMs: 1_800 });
  try {
    await talk.write(`z${question}\0`);
    return await talk.answer;
  } catch {
    return null;
  } finally {
    talk.close();
  }
}

/** Sends the complete stream, unless the conversation is over earlier: clamd has responded, or is gone. */
async function sendBody(talk: Talk, body: Readable, most: number): Promise<"whole" | "part" | "too_large"> {
  let sent = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      sent += chunk.length;
      if (talk.isOver() || sent > most) break;
      if (chunk.length === 0) continue;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      await talk.write(length);
      await talk.write(chunk);
    }
  } catch (error) {
    if (!talk.isOver()) throw error;
  }
  if (talk.isOver()) return "part";
  if (sent > most) return "too_large";
  await talk.write(Buffer.alloc(4));
  return "whole";
}

function readVerdict(answer: string, isWhole: boolean): ScanAnswer {
  if (/size limit exceeded/i.test(answer)) return unknown("too_large");
  const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
  // A file that clamd read only in part is not a finding.
  if (found?.startsWith("Heuristics.Limits.Exceeded")) return unknown("too_large");
  if (!isWhole) return unknown("cut");
  if (found) return { verdict: "infected", signature: found };
  return answer === "stream: OK" ? { verdict: "clean" } : unknown("cut");
}

type Talk = {
  write: (bytes: string | Buffer) => Promise<void>;
  /** The response of clamd, without the NUL at its end. */
  answer: Promise<string>;
  /** Whether clamd has responded, or cannot respond any more. */
  isOver: () => boolean;
  close: () => void;
};

function openTalk(address: ClamdAddress, { connectMs, silenceMs, totalMs }: Omit<ScanLimits, "bytes">): Talk {
  const socket = connect(address);
  let isOver = false;
  const answer = readAnswer(socket, [
    [connectMs, () => socket.connecting, "away"],
    [totalMs, () => true, "too_long"],
  ]).finally(() => (isOver = true));
  answer.catch(() => undefined);
  socket.setTimeout(silenceMs, () => socket.destroy(new NoAnswer("too_long")));
  return {
    answer,
    isOver: () => isOver,
    write: async (bytes) => {
      if (isOver || socket.write(bytes)) return;
      await Promise.race([once(socket, "drain").catch(() => undefined), answer.catch(() => undefined)]);
    },
    close: () => socket.destroy(),
  };
}

type Clock = [afterMs: number, isDue: () => boolean, reason: ScanCause];

function readAnswer(socket: Socket, clocks: Clock[]): Promise<string> {
  let wasConnected = false;
  let reply = "";
  const timers = clocks.map(([afterMs, isDue, reason]) =>
    setTimeout(() => isDue() && socket.destroy(new NoAnswer(reason)), afterMs),
  );
  return new Promise<string>((resolve, reject) => {
    const fail = (error?: Error) => reject(error instanceof NoAnswer ? error : new NoAnswer(wasConnected ? "cut" : "away"));
    socket.once("connect", () => (wasConnected = true));
    socket.on("data", (bytes: Buffer) => {
      reply += bytes.toString("latin1");
      const end = reply.indexOf("\0");
      if (end !== -1) resolve(reply.slice(0, end).trim());
      else if (reply.length > LONGEST_ANSWER) fail();
    });
    socket.on("error", fail);
    socket.on("end", () => fail());
    socket.on("close", () => fail());
  }).finally(() => timers.forEach((timer) => clearTimeout(timer)));
}
