import { createServer, type Server } from "node:net";
import { EICAR } from "./eicar.ts";

/** What a small clamd has read of a conversation: the command, then pieces each led by its length. */
type Reading = { command: string | null; rest: Buffer; left: number; tail: string };

/** A clamd for a whole market: it finds the EICAR file and nothing else, and keeps no more of a file than the end of what it read. */
export async function startSmallClamd(): Promise<{ url: string; stop: () => void }> {
  const server: Server = createServer((socket) => {
    const reading: Reading = { command: null, rest: Buffer.alloc(0), left: 0, tail: "" };
    let isFound = false;
    socket.on("error", () => undefined);
    socket.on("data", (bytes: Buffer) => {
      reading.rest = Buffer.concat([reading.rest, bytes]);
      reading.command ??= takeCommand(reading);
      if (reading.command === "zPING") return void socket.end("PONG\0");
      if (reading.command === "zVERSION") return void socket.end("ClamAV 1.4.2/27001/Thu Mar 5 08:12:44 2026\0");
      if (reading.command !== "zINSTREAM") return;
      const end = readPieces(reading, () => (isFound = true));
      if (end) socket.end(isFound ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("nobody listens");
  return { url: `tcp://127.0.0.1:${address.port}`, stop: () => void server.close() };
}

function takeCommand(reading: Reading): string | null {
  const end = reading.rest.indexOf(0);
  if (end === -1) return null;
  const command = reading.rest.subarray(0, end).toString();
  reading.rest = reading.rest.subarray(end + 1);
  return command;
}

/** Reads what arrived; true at the piece of no length, which ends the stream. */
function readPieces(reading: Reading, onFound: () => void): boolean {
  for (;;) {
    if (reading.left === 0) {
      if (reading.rest.length < 4) return false;
      reading.left = reading.rest.readUInt32BE(0);
      reading.rest = reading.rest.subarray(4);
      if (reading.left === 0) return true;
    }
    if (reading.rest.length === 0) return false;
    const piece = reading.rest.subarray(0, reading.left);
    reading.rest = reading.rest.subarray(piece.length);
    reading.left -= piece.length;
    const seen = reading.tail + piece.toString("latin1");
    if (seen.includes(EICAR)) onFound();
    reading.tail = seen.slice(-EICAR.length);
  }
}
