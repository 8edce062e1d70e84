import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { env } from "#platform/env.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { createProduct, createStore } from "../../../tests/factories.ts";
import { craftPdf } from "./inspect/fixtures/craft-pdf.ts";
import { inspectUpload } from "./inspect-upload.ts";
import { forgetFile, quarantineFile, quarantineKey } from "./receive-file.ts";
import type { FileStatus } from "./schema/product-form.ts";
import { productFiles } from "./tables.ts";

const STATUSES: FileStatus[] = ["enviando", "quarentena", "limpo", "infectado", "invalido"];
type FileEvent = "chegou inteiro" | "conferido, bom" | "conferido, ruim" | "quem mandava desistiu";

/** Rules 2.13: enviando → quarentena → {limpo, infectado, invalido}. What is not here moves nothing; `null` is no file any more. */
const TABLE: [FileStatus, FileEvent, FileStatus | null][] = [
  ["enviando", "chegou inteiro", "quarentena"],
  ["enviando", "quem mandava desistiu", null],
  ["quarentena", "conferido, bom", "limpo"],
  ["quarentena", "conferido, ruim", "invalido"],
];

const EVENTS: FileEvent[] = ["chegou inteiro", "conferido, bom", "conferido, ruim", "quem mandava desistiu"];

async function fileIn(status: FileStatus): Promise<string> {
  const product = await createProduct((await createStore()).id);
  const id = randomUUID();
  const sold = {
    kind: "pdf",
    contentType: "application/pdf",
    sha256: "0".repeat(64),
    storageKey: `files/${id}`,
    pageCount: 1,
  } as const;
  const row = { id, productId: product.id, name: "plano.pdf", status, sizeBytes: 10, position: 1 };
  await db.insert(productFiles).values(status === "limpo" ? { ...row, ...sold } : row);
  return id;
}

async function fire(event: FileEvent, fileId: string): Promise<void> {
  if (event === "quem mandava desistiu") return forgetFile(fileId);
  const bytes = event === "conferido, ruim" ? Buffer.from("isto não é um PDF") : Buffer.from(await craftPdf(1));
  if (event === "chegou inteiro") {
    const path = join(env.DATA_DIR, `envio-${fileId}`);
    await writeFile(path, bytes);
    return quarantineFile(fileId, path);
  }
  await storage().put(quarantineKey(fileId), bytes, { contentType: "application/octet-stream", sizeBytes: bytes.length });
  await inspectUpload(fileId);
}

it.each(STATUSES.flatMap((from) => EVENTS.map((event) => [from, event] as const)))(
  "a file in %s, %s (2.13)",
  async (from, event) => {
    const fileId = await fileIn(from);
    await fire(event, fileId);
    const [file] = await db.select({ status: productFiles.status }).from(productFiles).where(eq(productFiles.id, fileId));
    const row = TABLE.find(([status, name]) => status === from && name === event);
    expect(file?.status ?? null).toBe(row ? row[2] : from);
  },
  60_000,
);
