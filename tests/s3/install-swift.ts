import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

const COMMANDS = [
  "swift-proxy-server",
  "swift-account-server",
  "swift-container-server",
  "swift-object-server",
  "swift-ring-builder",
  "memcached",
];
const PACKAGES = ["swift-proxy", "swift-account", "swift-container", "swift-object", "memcached"];

/** Makes OpenStack Swift available, from Debian's packages when allowed. Answers null, or why it is not there. */
export async function installSwift(): Promise<string | null> {
  if (await hasAll(COMMANDS)) return null;
  if (process.getuid?.() !== 0) return "OpenStack Swift não está instalado, e instalá-lo pede root";
  if (!(await hasAll(["apt-get"]))) return "OpenStack Swift não está instalado, e aqui não há apt-get";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await run("apt-get", ["update", "-q"], { env, timeout: 90_000 });
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...PACKAGES], {
      env,
      timeout: 180_000,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    return `apt-get não instalou o OpenStack Swift (${error instanceof Error ? error.message.split("\n")[0] : String(error)})`;
  }
  return null;
}

async function hasAll(commands: string[]): Promise<boolean> {
  const checks = commands.map((command) => `command -v ${command} >/dev/null`);
  return run("sh", ["-c", checks.join(" && ")]).then(
    () => true,
    () => false,
  );
}
