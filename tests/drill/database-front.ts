import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { installPackage } from "./install-package.ts";
import { startPart } from "./part.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");
const sample = (name: string): string => readFileSync(join(DEPLOY, name), "utf8");

type Front = {
  ports: { primary: number; replica: number; pool: number };
  /** Where the two servers are at first. */
  servers: { primary: number; replica: number };
  user: string;
  password: string;
  logs: string;
};

/** HAProxy before both servers and PgBouncer before the primary, by the samples of `deploy/` on ports of this machine. */
export async function startDatabaseFront({ ports, servers, user, password, logs }: Front) {
  await installPackage("HAProxy", ["haproxy", "-v"], "haproxy");
  await installPackage("PgBouncer", ["pgbouncer", "--version"], "pgbouncer");
  // PgBouncer refuses root: another account has to walk in.
  const folder = mkdtempSync(join(tmpdir(), "autoria-front-"));
  chmodSync(folder, 0o777);
  const socket = join(folder, "admin.sock");
  const balancer = sample("haproxy.cfg")
    .replace("/run/haproxy/admin.sock", socket)
    .replace("127.0.0.1:5433", `127.0.0.1:${ports.primary}`)
    .replace("127.0.0.1:5434", `127.0.0.1:${ports.replica}`)
    .replace("10.0.0.11:5432", `127.0.0.1:${servers.primary}`)
    .replace("10.0.0.12:5432", `127.0.0.1:${servers.replica}`);
  const pooler = sample("pgbouncer.ini")
    .replaceAll("port=5432", `port=${ports.primary}`)
    .replace("listen_port = 6432", `listen_port = ${ports.pool}`)
    .replace("/etc/pgbouncer/userlist.txt", join(folder, "userlist.txt"))
    .replace(/^logfile = .*$/m, "")
    .replace(/^pidfile = .*$/m, "");
  writeFileSync(join(folder, "haproxy.cfg"), balancer);
  writeFileSync(join(folder, "pgbouncer.ini"), pooler);
  writeFileSync(join(folder, "userlist.txt"), `"${user}" "${password}"\n`);
  const account = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const parts = [
    startPart("haproxy", ["haproxy", "-db", "-f", join(folder, "haproxy.cfg")], process.env, logs),
    startPart("pgbouncer", ["pgbouncer", ...account, join(folder, "pgbouncer.ini")], process.env, logs),
  ];

  return {
    folder,
    parts,
    /** Leads new connections to another server and closes those to the one before, as the runbook says. */
    point: async (name: "primary" | "replica", port: number): Promise<void> => {
      const commands = `set server ${name}/now addr 127.0.0.1 port ${port}; shutdown sessions server ${name}/now\n`;
      const answer = await text(connect(socket).end(commands));
      if (/unknown|require|invalid|no such/i.test(answer)) throw new Error(`HAProxy: ${answer.trim()}`);
    },
  };
}
