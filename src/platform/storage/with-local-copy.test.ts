import { mkdir, readdir, utimes } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { env } from "../env.ts";
import type { Storage } from "./storage.ts";
import { removeLeftCopies, withLocalCopy } from "./with-local-copy.ts";

const copies = path.join(env.DATA_DIR, "copies");
const held = () => readdir(copies).catch(() => []);

/** A store far away, whose objects say that they are of any size. */
function farStore(sizeBytes: number): Storage {
  const open = async () => ({ stream: Readable.from([Buffer.from("obra")]), sizeBytes, contentType: "application/zip" });
  return { open } as unknown as Storage;
}

/** Copies under way, each until it is ended. */
function copying(store: Storage) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 4 }, (_, index) =>
    withLocalCopy(store, "files/x", async () => {
      begun.push(index);
      await new Promise<void>((end) => ends.push(end));
    }),
  );
  return { begun, ends, all };
}

it("copies of large objects are made two at a time, and the next once one is gone", async () => {
  const { begun, ends, all } = copying(farStore(1024 ** 3 + 1));
  await expect.poll(() => begun).toEqual([0, 1]);
  expect(await held()).toHaveLength(2);
  ends[1]!();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  expect(await held()).toHaveLength(2);
  ends[0]!();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  await Promise.all(all);
  expect(await held()).toEqual([]);
});

it("copies of others wait for nobody", async () => {
  const { begun, ends, all } = copying(farStore(1024 ** 3));
  await expect.poll(() => begun.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  await Promise.all(all);
});

it("work that fails leaves no copy, and its turn to the next", async () => {
  const store = farStore(1024 ** 3 + 1);
  const fails = () => withLocalCopy(store, "files/x", () => Promise.reject(new Error("não deu")));
  for (let tries = 0; tries < 3; tries++) await expect(fails()).rejects.toThrow("não deu");
  expect(await held()).toEqual([]);
});

it("what a process that died left behind is removed after a day, and nothing else", async () => {
  const [left, recent] = [path.join(copies, "copy-morta"), path.join(copies, "copy-viva")];
  for (const folder of [left, recent]) await mkdir(folder, { recursive: true });
  const now = new Date();
  const yesterday = new Date(now.getTime() - 25 * 3_600_000);
  await utimes(left, yesterday, yesterday);
  expect(await removeLeftCopies(now)).toBe(1);
  expect(await held()).toEqual(["copy-viva"]);
  expect(await removeLeftCopies(new Date(now.getTime() + 25 * 3_600_000))).toBe(1);
});
