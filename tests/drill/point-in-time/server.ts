import { execFile } from "node:child_process";
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { serverAccount } from "../../../dev/embedded-postgres/account.ts";
import { lineOfGuide } from "./guide.ts";

const DEBIAN = "/usr/lib/postgresql";

/** Debian's PostgreSQL with its archive, as the guide sets it up, in `folder`; and the guide's lines, run as its account. */
export function debianServer(folder: string, port: number) {
  const version = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  if (!version) throw new Error("O ensaio precisa do PostgreSQL do Debian (apt-get install postgresql).");
  const bin = join(DEBIAN, version, "bin");
  const account = serverAccount(folder);
  const place = join(folder, "postgresql");
  const [data, restored, backups] = [join(place, "main"), join(place, "restored"), join(place, "backups")];
  for (const made of [place, data, backups, join(backups, "wal"), join(backups, "base")]) {
    mkdirSync(made, { mode: 0o700 });
    if (account) chownSync(made, account.uid, account.gid);
  }
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    PGHOST: "127.0.0.1",
    PGPORT: String(port),
    PGUSER: "postgres",
    LC_ALL: "C.UTF-8",
  };
  const run = async (command: string, args: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(command, args, { ...account, cwd: place, env });
    return stdout;
  };
  // What it prints would keep the pipe open for as long as the server lives: it goes to a file.
  const control = (at: string, ...args: string[]) =>
    run("sh", ["-ec", `pg_ctl -D ${at} -w -t 120 -l ${place}/server.log ${args.join(" ")} >/dev/null`]);
  const options = `-o "-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories="`;
  const sh = (says: string, here: Record<string, string> = {}) => run("sh", ["-ec", lineOfGuide(says, here)]);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/autoria`,
    start: async (): Promise<void> => {
      const locale = ["--locale-provider=icu", "--icu-locale=pt-BR", "--locale=C.UTF-8", "-E", "UTF8"];
      await run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", ...locale]);
      appendFileSync(join(data, "postgresql.conf"), lineOfGuide("archive_mode", { "/var/backups": backups }));
      await control(data, options, "start");
      await run("createdb", ["autoria"]);
    },
    baseCopy: () => sh("pg_basebackup", { "/var/backups": backups, "/usr/lib/postgresql/15/bin": bin }),
    stop: () => control(existsSync(restored) ? restored : data, "-m fast", "stop"),
    /** Starts the copy beside, up to `moment`, where it waits to be looked at. */
    goBack: async (moment: string): Promise<void> => {
      await sh("recovery_target_time", {
        "/var/backups": backups,
        "2026-11-29-030000": readdirSync(join(backups, "base")).sort().at(-1) ?? "",
        "/var/lib/postgresql/15/restored": restored,
        "2026-11-30 14:31:00-03": moment,
      });
      await control(restored, options, "start");
    },
    look: () => sh("pg_get_wal_replay_pause_state"),
    goOn: () => sh("pg_wal_replay_resume"),
  };
}
