import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Where what is thrown away soon is quickest: memory, when the machine lends enough of it. A copied database is a thousand files. */
export function quickParent(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A new empty folder there, its name beginning with `prefix`. */
export const quickFolder = (prefix: string): string => mkdtempSync(join(quickParent(), prefix));
