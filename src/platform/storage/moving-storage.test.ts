import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LocalStorage } from "./local-storage.ts";
import { moveObjects } from "./move-objects.ts";
import { MovingStorage } from "./moving-storage.ts";
import { ObjectMissing, type Storage } from "./storage.ts";

let folder = "";
let disk: LocalStorage;
let bucket: LocalStorage;
let moving: MovingStorage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "moving-"));
  [disk, bucket] = [new LocalStorage(join(folder, "disk")), new LocalStorage(join(folder, "bucket"))];
  moving = new MovingStorage(bucket, disk);
});
afterEach(() => rm(folder, { recursive: true }));

const put = (to: Storage, key: string, words: string) => to.put(key, Buffer.from(words), { contentType: "text/plain" });
const read = async (key: string) => text((await moving.open(key)).stream);
async function keys(of: Storage): Promise<string[]> {
  const found: string[] = [];
  for await (const key of of.list("")) found.push(key);
  return found.sort();
}

it("while files move, those of the disk and those of the bucket are read alike, and new ones go to the bucket", async () => {
  await put(disk, "a/1", "do disco");
  await put(moving, "a/2", "do balde");
  expect([await read("a/1"), await read("a/2")]).toEqual(["do disco", "do balde"]);
  expect(await moving.head("a/1")).toMatchObject({ sizeBytes: 8 });
  expect(await keys(moving)).toEqual(["a/1", "a/2"]);
  expect(await keys(bucket)).toEqual(["a/2"]);
  await moving.copy("a/1", "a/3");
  expect(await keys(bucket)).toEqual(["a/2", "a/3"]);
  await moving.delete("a/1");
  await expect(moving.open("a/1")).rejects.toThrow(ObjectMissing);
});

it("moves everything in passes, with files written in between, and empties the disk only when told to", async () => {
  await put(disk, "a/1", "um");
  expect(await moveObjects(disk, bucket, false)).toEqual({ copied: 1, there: 0, deleted: 0 });
  await put(disk, "a/2", "dois");
  await put(bucket, "a/cut", "x");
  await put(disk, "a/cut", "inteiro");
  expect(await moveObjects(disk, bucket, true)).toEqual({ copied: 2, there: 1, deleted: 3 });
  expect(await keys(disk)).toEqual([]);
  expect(await keys(bucket)).toEqual(["a/1", "a/2", "a/cut"]);
  expect(await read("a/cut")).toBe("inteiro");
});
