import { createServer } from "node:http";
import { readFileSync } from "node:fs";

/** What `node:http` can do at best: sends one recorded answer (status, headers, body file) with nothing in between. */
const [port = "", recordFile = ""] = process.argv.slice(2);
const { status, headers, bodyFile } = JSON.parse(readFileSync(recordFile, "utf8")) as {
  status: number;
  headers: Record<string, string>;
  bodyFile: string;
};
const body = readFileSync(bodyFile);
createServer((_incoming, outgoing) => {
  outgoing.writeHead(status, { ...headers });
  outgoing.end(body);
}).listen(Number(port), "127.0.0.1");
