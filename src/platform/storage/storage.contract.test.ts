import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startS3Server } from "../../../tests/s3/s3-server.ts";
import { LocalStorage } from "./local-storage.ts";
import { S3Storage } from "./s3-storage.ts";
import { ObjectMissing, SizeMismatch, type Storage } from "./storage.ts";
import { withLocalCopy } from "./with-local-copy.ts";

const s3 = await startS3Server();
const folder = await mkdtemp(path.join(tmpdir(), "autoria-armazem-"));
afterAll(async () => {
  await rm(folder, { recursive: true });
  if (!("missing" in s3)) await s3.stop();
});

describe("storage in a local folder", () => {
  contract(new LocalStorage(path.join(folder, "files")));
});

if ("missing" in s3) test.skip(`armazém S3: ${s3.missing}`, () => {});
else
  describe("S3 storage (OpenStack Swift)", () => {
    contract(new S3Storage(s3));

    test("a bucket that does not exist is an error, not a store without files", async () => {
      const nowhere = new S3Storage({ ...s3, bucket: "nunca-criado" });
      await expect(nowhere.list("readiness")[Symbol.asyncIterator]().next()).rejects.toThrow(/bucket/i);
    });
  });

function contract(storage: Storage): void {
  const big = randomBytes(9 * 1024 * 1024 + 17);

  beforeAll(async () => {
    const inPieces = Readable.from([big.subarray(0, 5_000_000), big.subarray(5_000_000)]);
    await storage.put("grande/obra.bin", inPieces, { contentType: "application/pdf", sizeBytes: big.length });
  }, 60_000);

  test("gives back the same bytes, with size and type, of a stream larger than a part", async () => {
    const opened = await storage.open("grande/obra.bin");
    expect(opened).toMatchObject({ sizeBytes: big.length, contentType: "application/pdf" });
    expect(big.equals(await buffer(opened.stream))).toBe(true);
    expect(await storage.head("grande/obra.bin")).toEqual({ sizeBytes: big.length, contentType: "application/pdf" });
  });

  test("gives back ranges with both ends included, and the size of the whole", async () => {
    for (const [start, end] of [
      [0, 0],
      [8_388_600, 8_388_620],
      [big.length - 5, undefined],
    ] as const) {
      const opened = await storage.open("grande/obra.bin", { start, ...(end === undefined ? {} : { end }) });
      expect(opened.sizeBytes).toBe(big.length);
      expect(await buffer(opened.stream)).toEqual(big.subarray(start, end === undefined ? undefined : end + 1));
    }
  });

  test("stores a file of zero bytes and a text with accents", async () => {
    await storage.put("pequeno/vazio", new Uint8Array(), { contentType: "text/plain" });
    await storage.put("pequeno/texto.txt", Buffer.from("coleção"), { contentType: "text/plain; charset=utf-8" });
    expect(await storage.head("pequeno/vazio")).toMatchObject({ sizeBytes: 0 });
    expect((await buffer((await storage.open("pequeno/texto.txt")).stream)).toString()).toBe("coleção");
  });

  test("what does not exist does not exist: head is null, open and copy refuse, delete does not complain", async () => {
    expect(await storage.head("nada/aqui")).toBeNull();
    await expect(storage.open("nada/aqui")).rejects.toBeInstanceOf(ObjectMissing);
    await expect(storage.copy("nada/aqui", "nada/ali")).rejects.toBeInstanceOf(ObjectMissing);
    await storage.delete("nada/aqui");
  });

  test("copies with the type and deletes without touching the copy", async () => {
    await storage.put("copia/a", Buffer.from("abc"), { contentType: "image/webp" });
    await storage.copy("copia/a", "copia/b/c");
    await storage.delete("copia/a");
    expect(await storage.head("copia/a")).toBeNull();
    expect(await storage.head("copia/b/c")).toEqual({ sizeBytes: 3, contentType: "image/webp" });
  });

  test("replacing a key replaces bytes and type", async () => {
    await storage.put("troca/x", Buffer.from("um"), { contentType: "text/plain" });
    await storage.put("troca/x", Buffer.from("dois"), { contentType: "text/markdown" });
    expect(await storage.head("troca/x")).toEqual({ sizeBytes: 4, contentType: "text/markdown" });
  });

  test("lists only what starts with the prefix, even in the middle of a name", async () => {
    for (const key of ["lista/a1", "lista/a2/fundo", "lista/b"]) {
      await storage.put(key, Buffer.from("x"), { contentType: "text/plain" });
    }
    expect(await listed(storage, "lista/a")).toEqual(["lista/a1", "lista/a2/fundo"]);
    expect(await listed(storage, "lista/")).toHaveLength(3);
    expect(await listed(storage, "outra/")).toEqual([]);
  });

  test("a stream shorter or longer than promised leaves no object (B152)", async () => {
    for (const sizeBytes of [2, 4]) {
      const put = storage.put("promessa/x", Readable.from([Buffer.from("abc")]), { contentType: "text/plain", sizeBytes });
      await expect(put).rejects.toBeInstanceOf(SizeMismatch);
      expect(await storage.head("promessa/x")).toBeNull();
    }
  });

  test("a stream that breaks half-way leaves no object and does not delete the earlier one", async () => {
    await storage.put("quebra/x", Buffer.from("antes"), { contentType: "text/plain" });
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(100_000);
        throw new Error("o cabo saiu");
      })(),
    );
    await expect(storage.put("quebra/x", broken, { contentType: "text/plain" })).rejects.toThrow("o cabo saiu");
    expect((await buffer((await storage.open("quebra/x")).stream)).toString()).toBe("antes");
  });

  test("lends a local path with the same bytes", async () => {
    const bytes = await withLocalCopy(storage, "grande/obra.bin", (file) => readFile(file));
    expect(big.equals(bytes)).toBe(true);
  });

  test("keys that would leave the folder, hidden, empty or with signs are refused (B151)", async () => {
    const bad = ["", "/a", "a/", "../a", "a/../b", "a//b", ".types/a", "a\\b", "a\0", "C:/a", "a b", "é", "x".repeat(513)];
    for (const key of bad) {
      await expect(storage.put(key, Buffer.from("x"), { contentType: "text/plain" })).rejects.toThrow("Not a storage key");
      await expect(storage.head(key)).rejects.toThrow("Not a storage key");
    }
  });
}

async function listed(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.sort();
}
