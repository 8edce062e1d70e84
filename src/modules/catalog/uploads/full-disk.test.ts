import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

import { abandoned, BASE, call, finished, MB, METADATA, onDisk, opened, send, uploads } from "./uploads.fixture.ts";

const disk = await mountSmallDisk();

test.skipIf(!disk)(
  "a full disk refuses with 507 before starting or half-way, without leftovers, and it works again when there is space (B155)",
  async () => {
    const target = uploads({ incoming: onDisk(path.join(disk!, "incoming")) });
    const tooLarge = await call(target, "POST", BASE, { "upload-length": String(9 * MB), "upload-metadata": METADATA });
    expect(tooLarge.status).toBe(507);
    const [one, other] = [await opened(target, 6 * MB), await opened(target, 6 * MB)];
    expect((await send(target, one, 0, Buffer.alloc(5 * MB))).status).toBe(204);
    expect((await send(target, other, 0, Buffer.alloc(6 * MB))).status).toBe(507);
    expect(abandoned).toEqual([other.split("/").at(-1)]);
    expect((await send(target, one, 5 * MB, Buffer.alloc(MB))).status).toBe(204);
    expect(finished).toHaveLength(1);
    execFileSync("umount", [disk!]);
    await rm(disk!, { recursive: true });
  },
);

async function mountSmallDisk(): Promise<string | null> {
  const mountPoint = await mkdtemp(path.join(tmpdir(), "autoria-disco-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", mountPoint], { stdio: "ignore" });
    await mkdir(path.join(mountPoint, "incoming"));
    return mountPoint;
  } catch {
    await rm(mountPoint, { recursive: true });
    return null;
  }
}
