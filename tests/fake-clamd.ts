import { createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll } from "vitest";
import { env } from "#platform/env.ts";
import { EICAR } from "./eicar.ts";

/** What a clamd of tests does with what it is sent: by what is in it, or something wrong in the conversation. */
type Manner = "sound" | "silent" | "half" | "cut" | "small" | "early" | "gone" | "limits";

/** Takes no more than this when it is `small`. */
const SMALL_BYTES = 1_000;
const FIRST_SIGNATURES = 27_001;
const FOUND = "Win.Test.EICAR_HDB-1";

/** A clamd at the edge of the network: it speaks INSTREAM, finds `marker` and keeps what it was sent. */
export function attachClamd() {
  const state = {
    manner: "sound" as Manner,
    marker: EICAR as string | Buffer,
    scans: [] as number[],
    port: 0,
    signatures: FIRST_SIGNATURES as number | null,
    name: FOUND,
  };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => undefined);
    talk(socket, state);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    state.port = typeof address === "object" && address ? address.port : 0;
    turnOn();
  });
  const turnOn = () => Object.assign(env, { CLAMAV_URL: `tcp://127.0.0.1:${state.port}` });
  const turnOff = () => Object.assign(env, { CLAMAV_URL: undefined });
  afterEach(() => {
    state.manner = "sound";
    state.scans = [];
    state.marker = EICAR;
    state.signatures = FIRST_SIGNATURES;
    state.name = FOUND;
    turnOn();
  });
  afterAll(() => {
    turnOff();
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { state, turnOn, turnOff, address: () => ({ host: "127.0.0.1", port: state.port }) };
}

type State = { manner: Manner; marker: string | Buffer; scans: number[]; signatures: number | null; name: string };

function talk(socket: Socket, state: State): void {
  let bytes = Buffer.alloc(0);
  let isReading = true;
  const say = (words: string) => {
    isReading = false;
    socket.end(words);
  };
  socket.on("data", (piece: Buffer) => {
    if (!isReading) return;
    bytes = Buffer.concat([bytes, piece]);
    const command = bytes.subarray(0, bytes.indexOf(0)).toString();
    if (command === "zPING") return say("PONG\0");
    if (command === "zVERSION" && state.manner !== "gone")
      return say(`ClamAV 1.4.2${state.signatures === null ? "" : `/${state.signatures}/Thu Mar 5 08:12:44 2026`}\0`);
    if (command !== "zINSTREAM" && command !== "zVERSION") return;
    if (state.manner === "gone") return void socket.destroy();
    if (state.manner === "early") return say("stream: OK\0");
    const stream = readChunks(bytes.subarray("zINSTREAM\0".length));
    if (state.manner === "small" && stream.bytes.length > SMALL_BYTES) return say("INSTREAM size limit exceeded. ERROR\0");
    if (!stream.isWhole || state.manner === "silent") return;
    state.scans.push(stream.bytes.length);
    if (state.manner === "half") return say("stream: O");
    if (state.manner === "cut") return say("");
    if (state.manner === "limits") return say("stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0");
    say(stream.bytes.includes(state.marker) ? `stream: ${state.name} FOUND\0` : "stream: OK\0");
  });
}

function readChunks(bytes: Buffer): { bytes: Buffer; isWhole: boolean } {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return { bytes: Buffer.concat(chunks), isWhole: true };
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return { bytes: Buffer.concat(chunks), isWhole: false };
}
