import * as z from "zod";

import { ok, refuse, type Outcome } from "#kit/outcome.ts";

/** `replaces`: the file whose place this one takes. */
export type UploadMetadata = { productId: string; filename: string; replaces?: string | undefined };

const metadataSchema = z.object({
  productId: z.string().min(1).max(64),
  filename: z.string().min(1).max(1_000),
  replaces: z.uuid().optional(),
});

export type CreationReason = "length_required" | "empty_file" | "metadata_invalid";

/** What a request to open an upload declares. The size must be known beforehand: quotas are taken on it. */
export function parseCreation(headers: Headers): Outcome<{ metadata: UploadMetadata; sizeBytes: number }, CreationReason> {
  const length = headers.get("upload-length") ?? "";
  if (!/^\d{1,15}$/.test(length) || headers.has("upload-concat")) return refuse("length_required");
  if (Number(length) === 0) return refuse("empty_file");
  const metadata = metadataSchema.safeParse(decodePairs(headers.get("upload-metadata") ?? ""));
  return metadata.success ? ok({ metadata: metadata.data, sizeBytes: Number(length) }) : refuse("metadata_invalid");
}

/** `key base64,key base64`, as tus writes it. */
function decodePairs(header: string): Record<string, string> {
  const pairs = header.split(",").map((pair) => pair.trim().split(" "));
  return Object.fromEntries(pairs.map(([key = "", value = ""]) => [key, Buffer.from(value, "base64").toString("utf8")]));
}

/** The upload a URL names: null at the collection itself, `unknown` for anything that cannot be one of ours. */
export function uploadIdOf(url: string, basePath: string): string | null {
  const { pathname } = new URL(url);
  if (pathname === basePath || pathname === `${basePath}/`) return null;
  const rest = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length + 1) : "";
  return /^[0-9a-f]{32}$/.test(rest) ? rest : "unknown";
}
