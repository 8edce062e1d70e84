import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Debian's package of a program, when `probe` of it fails. Throws in words for a person. */
export async function installPackage(name: string, probe: string[], debian: string): Promise<void> {
  const [command = "", ...args] = probe;
  const isThere = await run(command, args).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-q"], { env, timeout: 90_000 });
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", debian], { env, timeout: 180_000 });
  } catch (error) {
    throw new Error(`O ensaio precisa do ${name}, e não deu para instalá-lo.`, { cause: error });
  }
}
