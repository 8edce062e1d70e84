import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { serve, type ServerType } from "@hono/node-server";
import * as tus from "tus-js-client";
import { expect, test } from "vitest";

import type { Uploads } from "./tus-server.ts";
import { finished, folder, MB, sha256, uploads } from "./uploads.fixture.ts";

test("60 MB cut half-way continue after the server restarts, with equal bytes (B152)", async () => {
  const bytes = randomBytes(60 * MB);
  const first = await listen(uploads());
  const { url, sentBytes } = await sendUntil(30 * MB, first.address, bytes);
  await first.close();
  expect(finished).toEqual([]);

  const second = await listen(uploads());
  const resumedFrom = await sendRest(`${second.address}/${url.split("/").at(-1)}`, bytes);
  await second.close();
  expect(resumedFrom).toBeGreaterThanOrEqual(16 * MB);
  expect(resumedFrom).toBeLessThanOrEqual(sentBytes);
  expect(finished).toHaveLength(1);
  expect(finished[0]).toMatchObject({ filename: "apostila.pdf", sizeBytes: bytes.length, sha256: sha256(bytes) });
  expect(await readdir(path.join(folder, "incoming"))).toEqual(["delivered"]);
}, 60_000);

async function listen(target: Uploads): Promise<{ address: string; close(): Promise<void> }> {
  const server = await new Promise<ServerType>((resolve) => {
    const started: ServerType = serve({ fetch: (request) => target.handle(request), port: 0, hostname: "127.0.0.1" }, () =>
      resolve(started),
    );
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/uploads`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function sendUntil(stopBytes: number, endpoint: string, bytes: Buffer): Promise<{ url: string; sentBytes: number }> {
  return new Promise((resolve, reject) => {
    const upload = new tus.Upload(bytes, {
      endpoint,
      chunkSize: 8 * MB,
      headers: { "x-person": "ana" },
      metadata: { productId: "7", filename: "apostila.pdf" },
      onError: reject,
      onProgress: (sentBytes) => {
        if (sentBytes < stopBytes) return;
        void upload.abort().then(() => resolve({ url: upload.url!, sentBytes }));
      },
    });
    upload.start();
  });
}

/** Sends what is missing and answers the offset the server gave. */
function sendRest(uploadUrl: string, bytes: Buffer): Promise<number> {
  let resumedFrom = 0;
  return new Promise((resolve, reject) => {
    new tus.Upload(bytes, {
      uploadUrl,
      chunkSize: 8 * MB,
      headers: { "x-person": "ana" },
      onAfterResponse: (request, response) => {
        if (request.getMethod() === "HEAD") resumedFrom = Number(response.getHeader("Upload-Offset"));
      },
      onError: reject,
      onSuccess: () => resolve(resumedFrom),
    }).start();
  });
}
