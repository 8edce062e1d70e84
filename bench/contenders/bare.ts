import { writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../dev/cli/ports.ts";
import { type Server, startServer } from "./process.ts";

export type Recorded = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** One answer as it came over the wire, its body still compressed. */
export function recordAnswer(url: string, headers: Record<string, string>): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    }).once("error", reject);
  });
}

/** A bare `node:http` server that repeats a recorded answer. */
export async function startBare({ status, headers, body }: Recorded): Promise<Server & { url: string }> {
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...sent } = headers;
  const recordFile = join(tmpdir(), `autoria-bench-${process.pid}.json`);
  writeFileSync(`${recordFile}.body`, body);
  writeFileSync(recordFile, JSON.stringify({ status, headers: sent, bodyFile: `${recordFile}.body` }));
  const port = await freePort(4215);
  const url = `http://127.0.0.1:${port}`;
  const command = [process.execPath, "--import", "tsx", join(import.meta.dirname, "bare-server.ts"), String(port), recordFile];
  return { url, ...(await startServer(command, url)) };
}
