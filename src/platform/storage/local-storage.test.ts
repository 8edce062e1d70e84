import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";

import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { LocalStorage } from "./local-storage.ts";
import { StorageFull } from "./storage.ts";

const folder = await mkdtemp(path.join(tmpdir(), "autoria-pasta-"));
const disk = await mountSmallDisk();
afterAll(async () => {
  if (disk) execFileSync("umount", [disk]);
  await rm(folder, { recursive: true });
});

test("a failed write leaves nothing behind, and types do not appear among the keys", async () => {
  const storage = new LocalStorage(path.join(folder, "files"));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000);
      throw new Error("o cabo saiu");
    })(),
  );
  await storage.put("a/b", Buffer.from("x"), { contentType: "text/plain" });
  await expect(storage.put("a/c", broken, { contentType: "text/plain" })).rejects.toThrow("o cabo saiu");
  expect(await readdir(path.join(storage.root, ".writing"))).toEqual([]);
  const keys: string[] = [];
  for await (const key of storage.list("")) keys.push(key);
  expect(keys).toEqual(["a/b"]);
});

test("what is stored is read by this process's user alone, also in a folder that stood open", async () => {
  const root = path.join(folder, "aberta");
  await mkdir(root, { mode: 0o755 });
  const storage = new LocalStorage(root);
  await storage.put("a/b/c", Buffer.from("x"), { contentType: "text/plain" });
  await storage.copy("a/b/c", "a/d");
  const modeOf = async (name: string) => ((await stat(path.join(root, name))).mode & 0o777).toString(8);
  expect(await Promise.all(["", "a", "a/b", ".types/a"].map(modeOf))).toEqual(["700", "700", "700", "700"]);
  expect(await Promise.all(["a/b/c", "a/d", ".types/a/d"].map(modeOf))).toEqual(["600", "600", "600"]);
});

test.skipIf(!disk)(
  "a full disk refuses with StorageFull, without leftovers, and writes again when there is space (B155)",
  async () => {
    const storage = new LocalStorage(path.join(disk!, "files"));
    const oneMegabyte = Buffer.alloc(1024 * 1024, 1);
    await storage.put("cabe", oneMegabyte, { contentType: "image/png" });
    await expect(storage.put("transborda", Buffer.alloc(3 * 1024 * 1024), { contentType: "image/png" })).rejects.toBeInstanceOf(
      StorageFull,
    );
    expect(await storage.head("transborda")).toBeNull();
    expect(await storage.head("cabe")).toMatchObject({ sizeBytes: oneMegabyte.length });
    await storage.delete("cabe");
    await storage.put("agora-cabe", oneMegabyte, { contentType: "image/png" });
  },
);

test("no accepted key points outside the root (B151)", () => {
  const storage = new LocalStorage(path.join(folder, "files"));
  const pieces = fc.array(fc.constantFrom("..", ".", "/", "\\", "a", "%2e", "\0", "~", "."), { maxLength: 8 });
  fc.assert(
    fc.property(pieces, (parts) => {
      const key = parts.join("");
      const file = pathOrRefusal(storage, key);
      if (file !== null) expect(path.relative(storage.root, file)).toBe(key);
    }),
    { numRuns: 2_000 },
  );
});

function pathOrRefusal(storage: LocalStorage, key: string): string | null {
  try {
    return storage.pathOf(key);
  } catch {
    return null;
  }
}

/** A real disk of 2 MB needs root and the right to mount; elsewhere the test that wants it is reported as skipped. */
async function mountSmallDisk(): Promise<string | null> {
  const mountPoint = path.join(folder, "disco");
  await mkdir(mountPoint);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", mountPoint], { stdio: "ignore" });
    await writeFile(path.join(mountPoint, "prova"), "");
    return mountPoint;
  } catch {
    return null;
  }
}
