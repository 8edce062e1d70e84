import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { describe, expect, test } from "vitest";

import {
  abandoned,
  BASE,
  call,
  created,
  finished,
  folder,
  metadata,
  METADATA,
  opened,
  send,
  sha256,
  uploads,
} from "./uploads.fixture.ts";

describe("whom an upload belongs to", () => {
  test("another person does not see, continue or cancel it, as if it did not exist (B152)", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    const bia = { "x-person": "bia" };
    for (const answer of [
      await call(target, "HEAD", url, bia),
      await send(target, url, 0, Buffer.alloc(10), bia),
      await call(target, "DELETE", url, bia),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await call(target, "HEAD", url)).headers.get("upload-offset")).toBe("0");
    expect(finished).toEqual([]);
  });

  test("another upload's number hidden in the address's query does not deceive the check (B152)", async () => {
    const target = uploads();
    const victim = await opened(target, 10);
    const own = new URL(await opened(target, 10), BASE);
    const bia = await call(target, "POST", BASE, { "upload-length": "5", "upload-metadata": METADATA, "x-person": "bia" });
    const url = `${bia.headers.get("location")}?/${victim.split("/").at(-1)}`;
    await send(target, url, 0, Buffer.from("abcde"), { "x-person": "bia" });
    expect((await call(target, "HEAD", victim)).headers.get("upload-offset")).toBe("0");
    expect((await call(target, "HEAD", own.pathname)).headers.get("upload-offset")).toBe("0");
    expect(finished.map((upload) => upload.ownerKey)).toEqual(["bia"]);
  });

  test("without a session nothing is created or continued", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    const nobody = { "x-person": "" };
    expect((await call(target, "POST", BASE, { "upload-length": "5", "upload-metadata": METADATA, ...nobody })).status).toBe(401);
    expect((await call(target, "HEAD", url, nobody)).status).toBe(401);
    expect(created).toHaveLength(1);
  });

  test("the owner declared in the metadata does not count", async () => {
    const target = uploads();
    const forged = metadata({ productId: "7", filename: "a.pdf", ownerKey: "bia" });
    const answer = await call(target, "POST", BASE, { "upload-length": "5", "upload-metadata": forged });
    expect((await call(target, "HEAD", answer.headers.get("location")!, { "x-person": "bia" })).status).toBe(404);
    expect(created[0]!.ownerKey).toBe("ana");
  });
});

describe("sizes", () => {
  test("zero bytes, an unknown size and more than the limit are refused before the first byte (B153)", async () => {
    const target = uploads({ maxBytes: 100 });
    const ask = (headers: Record<string, string>) => call(target, "POST", BASE, { "upload-metadata": METADATA, ...headers });
    expect((await ask({ "upload-length": "0" })).status).toBe(422);
    expect((await ask({ "upload-defer-length": "1" })).status).toBe(400);
    expect((await ask({ "upload-length": "-5" })).status).toBe(400);
    expect((await ask({ "upload-length": "101" })).status).toBe(413);
    expect((await ask({ "upload-length": "100" })).status).toBe(201);
    expect(created).toHaveLength(1);
  });

  test("sending more than declared is refused, with or without a size in the request (B152)", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    expect((await send(target, url, 0, Buffer.alloc(11))).ok).toBe(false);
    expect((await send(target, url, 0, Buffer.alloc(11), { "content-length": "10" })).ok).toBe(false);
    expect(finished).toEqual([]);
  });

  test("the same part twice does not enter twice (B152)", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    const part = Buffer.from("abcde");
    expect((await send(target, url, 0, part)).status).toBe(204);
    expect((await send(target, url, 0, part)).status).toBe(409);
    expect((await send(target, url, 5, Buffer.from("fghij"))).status).toBe(204);
    expect(finished[0]!.sha256).toBe(sha256(Buffer.from("abcdefghij")));
  });

  test("a quota refused by the caller arrives as given, and nothing stays on disk (B153)", async () => {
    const target = uploads({ onCreate: async () => Response.json({ reason: "product_too_large" }, { status: 422 }) });
    const answer = await call(target, "POST", BASE, { "upload-length": "5", "upload-metadata": METADATA });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ reason: "product_too_large" });
    expect(await readdir(path.join(folder, "incoming"))).toEqual([]);
  });
});

describe("the end of an upload", () => {
  test("if delivery fails, continuing the upload tries again; once delivered, no more", async () => {
    let failures = 1;
    const target = uploads({
      onFinish: async ({ path: file, ...upload }) => {
        if (failures-- > 0) throw new Error("banco fora do ar");
        finished.push({ ...upload, sha256: sha256(await readFile(file!)) });
      },
    });
    const url = await opened(target, 5);
    expect((await send(target, url, 0, Buffer.from("abcde"))).status).toBe(500);
    for (let times = 0; times < 3; times++) {
      const answer = await call(target, "HEAD", url);
      expect(answer.headers.get("upload-offset")).toBe("5");
    }
    expect(finished).toHaveLength(1);
    expect((await send(target, url, 5, Buffer.from("x"))).status).toBe(409);
  });

  test("ten questions at once about a complete upload deliver it once", async () => {
    let failures = 1;
    const target = uploads({
      onFinish: async (upload) => {
        if (failures-- > 0) throw new Error("banco fora do ar");
        await new Promise((done) => setTimeout(done, 30));
        finished.push({ ...upload, sha256: "" });
      },
    });
    const url = await opened(target, 5);
    await send(target, url, 0, Buffer.from("abcde"));
    await Promise.all(Array.from({ length: 10 }, () => call(target, "HEAD", url)));
    expect(finished).toHaveLength(1);
  });

  test("what stayed incomplete for 24 hours is removed and reported; a recent one stays (B152)", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    await send(target, url, 0, Buffer.from("abc"));
    expect(await target.removeExpired(new Date(Date.now() + 23 * 3_600_000))).toBe(0);
    expect(await target.removeExpired(new Date(Date.now() + 25 * 3_600_000))).toBe(1);
    expect(abandoned).toEqual([url.split("/").at(-1)]);
    expect((await call(target, "HEAD", url)).status).toBe(404);
    expect(await readdir(path.join(folder, "incoming"))).toEqual([]);
  });

  test("cancelling removes the bytes and gives the quota back", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    expect((await call(target, "DELETE", url)).status).toBe(204);
    expect(abandoned).toHaveLength(1);
    expect(await readdir(path.join(folder, "incoming"))).toEqual([]);
  });

  test("no upload can be read back, nor addresses that are of no upload", async () => {
    const target = uploads();
    const url = await opened(target, 10);
    expect((await call(target, "GET", url)).status).toBe(405);
    for (const odd of ["/uploads/../etc/passwd", "/uploads/abc", `${url}/x`, "/outro/lugar", `${url}.json`]) {
      expect((await call(target, "HEAD", odd)).status).toBe(404);
    }
  });
});
