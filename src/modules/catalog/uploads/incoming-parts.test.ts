import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";

import { afterAll, describe, expect, test } from "vitest";

import { S3Storage } from "#platform/storage/s3-storage.ts";
import { startS3Server } from "../../../../tests/s3/s3-server.ts";
import { IncomingParts } from "./incoming-parts.ts";
import { PART_BYTES } from "./parts-store.ts";
import { abandoned, BASE, call, DAY_MS, finished, MB, METADATA, opened, send, sha256, uploads } from "./uploads.fixture.ts";

const s3 = await startS3Server();
afterAll(async () => {
  if (!("missing" in s3)) await s3.stop();
});

if ("missing" in s3) test.skip(`envios pelo armazém S3: ${s3.missing}`, () => {});
else describe("uploads to an S3 store (OpenStack Swift)", () => tests(new S3Storage(s3)));

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const keyOf = (uploadId: string) => `quarantine/${uploadId}`;

function tests(bucket: S3Storage): void {
  /** Another web: it shares nothing with the others but the store. */
  const web = () =>
    uploads({
      incoming: new IncomingParts(bucket, keyOf, DAY_MS),
      onFinish: async ({ path, ...upload }) => {
        expect(path).toBeNull();
        finished.push({ ...upload, sha256: sha256(await stored(upload.uploadId)) });
      },
    });
  const stored = async (uploadId: string) => buffer((await bucket.open(keyOf(uploadId))).stream);
  const idOf = (url: string) => url.split("/").at(-1)!;
  const offsetOf = async (target: ReturnType<typeof web>, url: string) =>
    Number((await call(target, "HEAD", url)).headers.get("upload-offset"));
  const listed = async (prefix: string) => (await all(bucket.list(prefix))).sort();
  const openParts = async () => (await all(bucket.parts.openedBefore(new Date(Date.now() + DAY_MS)))).map(({ key }) => key);

  test("pieces of any size, each through another web, become one object with the same bytes, and nothing else stays", async () => {
    const bytes = randomBytes(2 * PART_BYTES + 3 * MB + 7);
    const url = await opened(web(), bytes.length);
    let at = 0;
    for (const size of [1, 3 * MB, PART_BYTES, 6 * MB + 11, bytes.length]) {
      const target = web();
      expect(await offsetOf(target, url)).toBe(at);
      const piece = bytes.subarray(at, at + size);
      expect((await send(target, url, at, piece)).headers.get("upload-offset")).toBe(String(at + piece.length));
      at += piece.length;
    }
    expect(at).toBe(bytes.length);
    expect(finished).toMatchObject([{ uploadId: idOf(url), sizeBytes: bytes.length, sha256: sha256(bytes) }]);
    expect(await listed(`incoming/${idOf(url)}/`)).toEqual([`incoming/${idOf(url)}/delivered`]);
    expect(await openParts()).not.toContain(keyOf(idOf(url)));
    expect((await call(web(), "HEAD", url)).headers.get("upload-offset")).toBe(String(bytes.length));
    expect((await send(web(), url, at, Buffer.from("x"))).status).toBe(409);
  }, 60_000);

  test("a size that fills its last part ends as well", async () => {
    const bytes = randomBytes(2 * PART_BYTES);
    const url = await opened(web(), bytes.length);
    await send(web(), url, 0, bytes);
    expect(finished).toMatchObject([{ sha256: sha256(bytes) }]);
  }, 60_000);

  test("a line cut within a part keeps what came, and another web goes on from there", async () => {
    const bytes = randomBytes(PART_BYTES + 5 * MB);
    const url = await opened(web(), bytes.length);
    const target = web();
    const seen = new IncomingParts(bucket, keyOf, DAY_MS);
    let hasSent = false;
    const cut = new ReadableStream({
      async pull(controller) {
        if (!hasSent) controller.enqueue(new Uint8Array(bytes.subarray(0, PART_BYTES + 2 * MB)));
        else {
          await expect
            .poll(async () => (await seen.find(idOf(url)))?.offset, { timeout: 30_000 })
            .toBeGreaterThanOrEqual(PART_BYTES);
          controller.error(new Error("the line was cut"));
        }
        hasSent = true;
      },
    });
    const headers = {
      "tus-resumable": "1.0.0",
      "x-person": "ana",
      "upload-offset": "0",
      "content-type": "application/offset+octet-stream",
    };
    const request = new Request(new URL(url, BASE), { method: "PATCH", headers, body: cut, duplex: "half" } as RequestInit);
    await target.handle(request).catch(() => undefined);
    // What the cut line left may be kept a moment later: a part that starts elsewhere is refused, and the client asks again.
    let status = 409;
    while (status === 409) {
      const at = await offsetOf(web(), url);
      expect(at).toBeGreaterThanOrEqual(PART_BYTES);
      ({ status } = await send(web(), url, at, bytes.subarray(at)));
    }
    expect(status).toBe(204);
    expect(finished).toMatchObject([{ sha256: sha256(bytes) }]);
  }, 60_000);

  test("a web killed with all parts in the store and no object loses nothing", async () => {
    const bytes = randomBytes(PART_BYTES + MB);
    const broken = new IncomingParts(bucket, keyOf, DAY_MS);
    broken.finish = () => Promise.reject(new Error("killed"));
    const dying = uploads({ incoming: broken });
    const url = await opened(dying, bytes.length);
    expect((await send(dying, url, 0, bytes)).status).toBe(500);
    expect(await bucket.head(keyOf(idOf(url)))).toBeNull();
    expect(await offsetOf(web(), url)).toBe(bytes.length);
    expect(finished).toMatchObject([{ sha256: sha256(bytes) }]);
  }, 60_000);

  test("a web killed after the object was made delivers it once asked again", async () => {
    const bytes = randomBytes(100);
    const incoming = new IncomingParts(bucket, keyOf, DAY_MS);
    const dying = uploads({ incoming, onFinish: () => Promise.reject(new Error("killed")) });
    const url = await opened(dying, bytes.length);
    expect((await send(dying, url, 0, bytes)).status).toBe(500);
    expect(await stored(idOf(url))).toEqual(bytes);
    expect(await offsetOf(web(), url)).toBe(100);
    expect(finished).toMatchObject([{ sha256: sha256(bytes) }]);
  });

  test("what was given up or stayed a day leaves no part, no record and no tail", async () => {
    const [given, left] = [await opened(web(), 2 * PART_BYTES), await opened(web(), 2 * PART_BYTES)];
    for (const url of [given, left]) await send(web(), url, 0, randomBytes(PART_BYTES + 50));
    expect(await openParts()).toEqual(expect.arrayContaining([given, left].map((url) => keyOf(idOf(url)))));
    expect((await call(web(), "DELETE", given)).status).toBe(204);
    expect(abandoned).toEqual([idOf(given)]);
    expect(await listed(`incoming/${idOf(given)}/`)).toEqual([]);
    expect(await web().removeExpired(new Date(Date.now() + DAY_MS / 2))).toBe(0);
    expect(await offsetOf(web(), left)).toBe(PART_BYTES + 50);
    expect(await web().removeExpired(new Date(Date.now() + DAY_MS + 60_000))).toBe(1);
    expect(abandoned).toContain(idOf(left));
    expect(await listed("incoming/")).toEqual([]);
    expect(await openParts()).toEqual([]);
    expect((await call(web(), "HEAD", left)).status).toBe(404);
  }, 60_000);

  test("parts nobody has a record of, left by a process that died while it wrote, are aborted after a day", async () => {
    const parts = await bucket.parts.begin("files/perdido", "application/pdf");
    await bucket.parts.put(parts, 1, randomBytes(PART_BYTES));
    await web().removeExpired(new Date());
    expect(await openParts()).toContain("files/perdido");
    await web().removeExpired(new Date(Date.now() + DAY_MS + 60_000));
    expect(await openParts()).toEqual([]);
    expect(await bucket.parts.list(parts)).toBeNull();
  }, 60_000);

  test("declares five gigabytes, and refuses a byte more", async () => {
    const ask = (bytes: number) => call(web(), "POST", BASE, { "upload-length": String(bytes), "upload-metadata": METADATA });
    expect((await ask(5 * 1024 * MB)).status).toBe(201);
    expect((await ask(5 * 1024 * MB + 1)).status).toBe(413);
  });
}
