import type { Socket } from "node:net";
import type { Ran } from "./commands.ts";

/** Calls `take` with each command that arrives, which in this protocol is a list of byte strings. */
export function readCommands(socket: Socket, take: (command: Buffer[]) => void): void {
  let pending = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (let read = readOne(pending); read; read = readOne(pending)) {
      pending = pending.subarray(read.length);
      take(read.command);
    }
  });
}

/** The first command of `bytes`, or null when not all of it arrived. */
function readOne(bytes: Buffer): { command: Buffer[]; length: number } | null {
  let at = 0;
  const number = (): number | null => {
    const end = bytes.indexOf("\r\n", at);
    if (end < 0) return null;
    const value = Number(bytes.toString("latin1", at + 1, end));
    at = end + 2;
    return value;
  };
  const count = number();
  if (count === null) return null;
  const command: Buffer[] = [];
  for (let nth = 0; nth < count; nth++) {
    const length = number();
    if (length === null || bytes.length < at + length + 2) return null;
    command.push(bytes.subarray(at, at + length));
    at += length + 2;
  }
  return { command, length: at };
}

/** An answer as it crosses the wire. */
export function written(answer: Ran): Buffer {
  if (answer === null) return Buffer.from("$-1\r\n");
  if (typeof answer === "number") return Buffer.from(`:${answer}\r\n`);
  if (answer instanceof Error) return Buffer.from(`-ERR ${answer.message}\r\n`);
  if (Array.isArray(answer)) return Buffer.concat([Buffer.from(`*${answer.length}\r\n`), ...answer.map(written)]);
  const bytes = Buffer.from(answer as string);
  return Buffer.concat([Buffer.from(`$${bytes.length}\r\n`), bytes, Buffer.from("\r\n")]);
}
