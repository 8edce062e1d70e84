import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackage } from "./install-package.ts";
import { type Part, startPart } from "./part.ts";

const SAMPLE = join(import.meta.dirname, "../../deploy/nginx.conf");

/** nginx before the webs, by the sample of `deploy/`: without its certificate, on a port of this machine, one request to each in turn. */
export async function startProxy(port: number, webPorts: number[], logs: string): Promise<{ part: Part; folder: string }> {
  await installPackage("nginx", ["nginx", "-v"], "nginx-light");
  // Its workers are another account, which has to walk in.
  const folder = mkdtempSync(join(tmpdir(), "autoria-nginx-"));
  chmodSync(folder, 0o755);
  const site = readFileSync(SAMPLE, "utf8")
    .replace(/ {2}ip_hash;\n/, "")
    .replace(/ {2}server 127\.0\.0\.1:3000.*\n {2}server 127\.0\.0\.1:3001.*\n/, servers(webPorts))
    .replace(/server \{\n {2}listen 80;[^}]*\}\n/, "")
    .replace("listen 443 ssl", `listen 127.0.0.1:${port}`)
    .replaceAll(/ {2}ssl_certificate.*\n/g, "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log ${logs}/nginx-error.log; worker_processes 1; events {}
http { access_log off; ${temporary.join(" ")}
${site}}`,
  );
  const part = startPart(
    "nginx",
    ["nginx", "-e", `${logs}/nginx-error.log`, "-c", join(folder, "nginx.conf")],
    process.env,
    logs,
  );
  return { part, folder };
}

const servers = (ports: number[]): string =>
  ports.map((port) => `  server 127.0.0.1:${port} max_fails=2 fail_timeout=1s;\n`).join("");
