import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sandboxLimits, specimenSandbox, uploadLimits } from "#modules/catalog/inspect/limits.ts";
import { MOST, MOST_OF_VISITORS } from "#modules/catalog/sandbox/turns.ts";
import { envSchema, SECRETS } from "#platform/env.ts";
import { blocksOf, placed } from "../../tests/drill/point-in-time/guide.ts";
import { envTable } from "./env-table.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const under = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.includes("."))
    .map((name) => `${folder}/${name}`);
const has = (program: string): boolean => {
  try {
    return execFileSync("which", [program]).length > 0;
  } catch {
    return false;
  }
};
const SAMPLES = ["Dockerfile", "compose.yaml", ...under("deploy")];
/** What the drill takes each block of the guide by. */
const DRILLED = [
  "archive_mode",
  "pg_basebackup",
  "recovery_target_time",
  "pg_get_wal_replay_pause_state",
  "pg_wal_replay_resume",
];
const TO_A_MOMENT = ["docs/operate/point-in-time.md", "docs/operate/point-in-time.pt-BR.md"];
const GUIDES = ["docs/operate/two-machines.md", "docs/operate/two-machines.pt-BR.md"];
/** What a document says to write in a file or in front of a command. */
const variablesIn = (text: string): string[] =>
  [...text.matchAll(/^(?:echo )?([A-Z][A-Z0-9]*_[A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);
/** Read by the programs beside ours, or by the commands alone. */
const OF_OTHERS = /^(POSTGRES_|MINIO_|SANDBOX_FILE$|NODE_OPTIONS$|MALLOC_ARENA_MAX$|BACKUP_KEY$)/;

describe("the operator's documents", () => {
  it("list every variable the processes read, as they read it", () => {
    expect(read("docs/operate/variables.md")).toBe(envTable());
  });

  it.each(SAMPLES)("%s names only variables that exist", (file) => {
    const named = [
      ...read(file).matchAll(/^\s*(?:-\s*)?(?:name:\s*|ENV\s+|Environment=)?"?([A-Z][A-Z0-9]*_[A-Z0-9_]+)"?\s*(?:[:=]|$)/gm),
    ].map(([, name = ""]) => name);
    expect(named.filter((name) => !(name in envSchema.shape) && !OF_OTHERS.test(name))).toEqual([]);
  });

  it("give a worker a disk of its own for the copies it looks into, as large as two of the largest files", () => {
    const largest = (2 * uploadLimits.fileBytes) / 1024 ** 3;
    const worker = /\n {2}worker:\n[\s\S]*?\n\n/.exec(read("compose.yaml"))?.[0];
    expect(worker).toContain("volumes: [incoming:/data, copies:/data/copies]");
    expect(read("compose.yaml")).toMatch(/\nvolumes: \{.* copies: \{\}/);
    expect(read("Dockerfile")).toContain("/data /data/copies");
    const pod = read("deploy/kubernetes/worker.yaml");
    expect(pod).toContain("{ name: copies, mountPath: /data/copies }");
    expect(Number(/name: copies, emptyDir: \{ sizeLimit: (\d+)Gi \}/.exec(pod)?.[1])).toBeGreaterThan(largest);
    for (const page of ["README.md", "README.pt-BR.md"])
      expect(
        Number(/DATA_DIR\/copies`[^.]*?(\d+) GB (?:of disk|de disco)/.exec(read(`docs/operate/${page}`))?.[1]),
        page,
      ).toBeGreaterThan(largest);
  });

  it.each(GUIDES)("%s installs each program that its lines call, for an empty machine has none of them", (file) => {
    const lines = [...read(file).matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) => block.split("\n"));
    const installed = lines.filter((line) => line.startsWith("apt-get install")).flatMap((line) => line.split(" ").slice(2));
    const called = lines
      .filter((line) => !line.startsWith("apt-get"))
      .flatMap((line) => line.match(/\b(?:git|rsync|curl|openssl|certbot|nginx)(?= )/g) ?? []);
    expect(called).toEqual(expect.arrayContaining(["git", "rsync", "curl", "openssl", "certbot"]));
    expect([...new Set(called)].filter((program) => !installed.includes(program))).toEqual([]);
  });

  it("give web and worker the memory of the files that are looked into at a time, besides their own", () => {
    const MB = 1024 ** 2;
    const worker = 768 * MB + MOST * sandboxLimits.memoryBytes;
    const web = worker + MOST_OF_VISITORS * specimenSandbox.memoryBytes;
    const compose = [...read("compose.yaml").matchAll(/\n {2}(web|worker):\n[\s\S]*?memory: (\d+)M/g)];
    const given = [
      ...compose.map(([, role, megabytes]) => [`compose.yaml, ${role}`, role, megabytes]),
      ...["web", "worker"].flatMap((role) => [
        [`kubernetes, ${role}`, role, /limits: \{ memory: (\d+)Mi \}/.exec(read(`deploy/kubernetes/${role}.yaml`))?.[1]],
        [
          `systemd, ${role}`,
          role,
          /^MemoryMax=(\d+)M$/m.exec(read(`deploy/systemd/autoria-${role === "web" ? "web@" : role}.service`))?.[1],
        ],
      ]),
    ].map(([where, role, megabytes]) => [where, Number(megabytes) * MB >= (role === "web" ? web : worker)]);
    expect(given).toHaveLength(6);
    expect(given.filter(([, isEnough]) => !isEnough)).toEqual([]);
    // One that takes too much is ended, and nothing else with it.
    for (const unit of ["autoria-web@", "autoria-worker"])
      expect(read(`deploy/systemd/${unit}.service`), unit).toContain("\nOOMPolicy=continue\n");
  });

  it.runIf(has("nginx"))("give nginx a configuration that it takes", () => {
    const folder = mkdtempSync(join(tmpdir(), "nginx-"));
    execFileSync(
      "openssl",
      ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-days", "2", "-keyout", "key.pem", "-out", "cert.pem"],
      {
        cwd: folder,
        stdio: "ignore",
      },
    );
    const site = read("deploy/nginx.conf")
      .replaceAll(/ssl_certificate_key [^;]+/g, `ssl_certificate_key ${folder}/key.pem`)
      .replaceAll(/ssl_certificate [^;]+/g, `ssl_certificate ${folder}/cert.pem`);
    writeFileSync(join(folder, "site.conf"), site);
    writeFileSync(join(folder, "nginx.conf"), `pid ${folder}/pid; events {} http { include ${folder}/site.conf; }`);
    expect(() =>
      execFileSync("nginx", ["-t", "-q", "-e", `${folder}/log`, "-c", join(folder, "nginx.conf")], { stdio: "pipe" }),
    ).not.toThrow();
  });

  it.runIf(has("haproxy"))("give HAProxy a configuration that it takes", () => {
    expect(() => execFileSync("haproxy", ["-c", "-q", "-f", join(ROOT, "deploy/haproxy.cfg")], { stdio: "pipe" })).not.toThrow();
  });

  it.runIf(has("systemd-analyze"))("give systemd units that it takes", () => {
    const units = under("deploy/systemd").map((file) => join(ROOT, file));
    const said = spawnSync("systemd-analyze", ["verify", "--man=no", ...units], { encoding: "utf8" });
    // The programs are elsewhere on this machine.
    const wrong = said.stderr.split("\n").filter((line) => line !== "" && !/is not executable: No such file/.test(line));
    expect(wrong).toEqual([]);
  });

  it("write in no file what the units say, for the file would win", () => {
    const units = under("deploy/systemd").map(read).join("\n");
    const ofUnits = new Set([...units.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name));
    expect([...ofUnits]).toEqual(expect.arrayContaining(["DATA_DIR", "DRAIN_SECONDS", "NODE_ENV", "PORT", "ROLE"]));
    for (const guide of GUIDES) expect(variablesIn(read(guide)).filter((name) => ofUnits.has(name))).toEqual([]);
  });

  it.each(GUIDES)("%s names only variables that exist, and every one that a market needs", (guide) => {
    const named = variablesIn(read(guide));
    expect(named.filter((name) => !(name in envSchema.shape) && !OF_OTHERS.test(name))).toEqual([]);
    expect(["PUBLIC_URL", "DATABASE_URL", ...SECRETS].filter((name) => !named.includes(name))).toEqual([]);
  });

  it("tell the same commands in both languages", () => {
    for (const [pair, least] of [
      [GUIDES, 11],
      [TO_A_MOMENT, 7],
    ] as const) {
      const [english, portuguese] = pair.map((guide) => read(guide).match(/^```[\s\S]*?^```/gm));
      expect(english?.length).toBeGreaterThanOrEqual(least);
      expect(portuguese).toEqual(english);
    }
  });

  it("tell, to go back to a moment, the lines that the drill runs", () => {
    const guide = read("docs/operate/point-in-time.md");
    const drilled = DRILLED.map((says) => blocksOf(guide).filter(({ text }) => text.includes(says)));
    expect(drilled.map((blocks) => blocks.length)).toEqual(DRILLED.map(() => 1));
    const drill = read("tests/drill/point-in-time/server.ts") + read("tests/drill/point-in-time/main.ts");
    for (const says of DRILLED) expect(drill, says).toContain(says);
    // Debian's own words for a service, and our commands, which the drill starts by their files.
    const others = blocksOf(guide).filter(({ text }) => !DRILLED.some((says) => text.includes(says)));
    expect(others.map(({ text }) => text.split(" ")[0])).toEqual(["sed", "npm"]);
    for (const name of ["reconcile", "ledger-check"]) expect(drill).toContain(`market.command("${name}")`);
    expect(() => placed("cp a b", { "/c": "d" })).toThrow("does not say /c");
    expect(placed("cp a b a", { a: "x" })).toBe("cp x b x");
  });

  it.runIf(has("sh"))("give a shell only commands that it can read", () => {
    for (const guide of [...GUIDES, ...TO_A_MOMENT])
      for (const [, block = ""] of read(guide).matchAll(/^```sh\n([\s\S]*?)^```/gm))
        expect(spawnSync("sh", ["-n"], { input: block, encoding: "utf8" }).stderr).toBe("");
    expect(spawnSync("sh", ["-n", join(ROOT, "deploy/systemd/market")], { encoding: "utf8" }).stderr).toBe("");
  });

  it.runIf(has("promtool"))("give Prometheus rules that it takes", () => {
    expect(() =>
      execFileSync("promtool", ["check", "rules", join(ROOT, "deploy/prometheus/alerts.yaml")], { stdio: "pipe" }),
    ).not.toThrow();
  });

  it("tell PgBouncer the time-outs that the processes would set", () => {
    const queries = [...read("deploy/pgbouncer.ini").matchAll(/pool_mode=transaction .*connect_query='([^']+)'/g)].map(
      ([, query]) => query,
    );
    expect(queries).toHaveLength(2);
    for (const name of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
      for (const query of queries) expect(query).toMatch(new RegExp(`set ${name} = [1-9]`));
  });

  it.runIf(has("varnishd"))("give Varnish a configuration that it takes", () => {
    expect(() => execFileSync("varnishd", ["-C", "-f", join(ROOT, "deploy/varnish.vcl")], { stdio: "pipe" })).not.toThrow();
  });

  it("every alert leads to a runbook that exists, and names a measure that exists", () => {
    const alerts = read("deploy/prometheus/alerts.yaml");
    const runbooks = [...alerts.matchAll(/runbook: (docs\/operate\/runbooks\/[\w-]+\.md)/g)].map(([, file = ""]) => file);
    expect(runbooks.length).toBe([...alerts.matchAll(/- alert: /g)].length);
    for (const file of runbooks) expect(existsSync(join(ROOT, file)), file).toBe(true);
    const measures = [...alerts.matchAll(/\b(autoria_[a-z_]+?)(?:_bucket|_count|_sum)?\b(?=[{[ )])/g)].map(
      ([, name = ""]) => name,
    );
    const known = read("src/platform/metrics.ts");
    expect(measures.length).toBeGreaterThan(5);
    for (const name of measures) expect(known, name).toContain(`"${name}"`);
  });
});
