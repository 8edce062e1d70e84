import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect } from "vitest";

import type { IncomingUpload } from "./incoming.ts";
import { IncomingFiles } from "./incoming-files.ts";
import { createUploads, type Uploads, type UploadSettings } from "./tus-server.ts";

export const MB = 1024 * 1024;
export const BASE = "http://localhost/uploads";
export const METADATA = metadata({ productId: "7", filename: "Coleção de férias.pdf" });

export type Finished = IncomingUpload & { sha256: string };

/** What the hooks of the current test saw; empty again before each. */
export let folder: string;
export let created: IncomingUpload[];
export let finished: Finished[];
export let abandoned: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "autoria-envios-"));
  [created, finished, abandoned] = [[], [], []];
});
afterEach(() => rm(folder, { recursive: true }));

export const DAY_MS = 24 * 3_600_000;
export const onDisk = (directory: string) => new IncomingFiles(directory, DAY_MS);

export function uploads(settings: Partial<UploadSettings> = {}): Uploads {
  return createUploads({
    incoming: onDisk(path.join(folder, "incoming")),
    path: "/uploads",
    reservedBytes: 0,
    authorise: async (request) => {
      const ownerKey = request.headers.get("x-person");
      return ownerKey ? { ownerKey } : new Response(null, { status: 401 });
    },
    onCreate: async (upload) => void created.push(upload),
    onFinish: async ({ path: file, ...upload }) => {
      finished.push({ ...upload, sha256: sha256(await readFile(file!)) });
    },
    onAbandon: async (uploadId) => void abandoned.push(uploadId),
    ...settings,
  });
}

export function call(target: Uploads, method: string, url: string, headers: Record<string, string> = {}, body?: Uint8Array) {
  const all = { "tus-resumable": "1.0.0", "x-person": "ana", ...headers };
  return target.handle(new Request(new URL(url, BASE), { method, headers: all, ...(body ? { body: Buffer.from(body) } : {}) }));
}

export async function opened(target: Uploads, sizeBytes: number): Promise<string> {
  const answer = await call(target, "POST", BASE, { "upload-length": String(sizeBytes), "upload-metadata": METADATA });
  expect(answer.status).toBe(201);
  return answer.headers.get("location")!;
}

export function send(target: Uploads, url: string, offset: number, bytes: Uint8Array, headers: Record<string, string> = {}) {
  const patch = { "upload-offset": String(offset), "content-type": "application/offset+octet-stream", ...headers };
  return call(target, "PATCH", url, { "content-length": String(bytes.length), ...patch }, bytes);
}

export function metadata(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
    .join(",");
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
