import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { envSchema } from "#platform/env.ts";
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
/** Read by the programs beside ours, or by the commands alone. */
const OF_OTHERS = /^(POSTGRES_|MINIO_|NODE_OPTIONS$|MALLOC_ARENA_MAX$|BACKUP_KEY$)/;

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
