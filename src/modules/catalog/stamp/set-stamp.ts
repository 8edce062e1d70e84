import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse, type RefusalData } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { invalidate } from "#platform/page-cache.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { withLocalCopy } from "#platform/storage/with-local-copy.ts";
import { lockOwnProduct } from "../own-product.ts";
import { productFiles, products } from "../tables.ts";
import { newMark } from "./mark.ts";
import { unseenSentence } from "./unseen-sentence.ts";
import { stampsOf } from "../kinds/kinds.ts";
import { type Stamp, STAMP_MOST_BYTES, type Stamped } from "./rules.ts";
import { stampInChild, type StampFailure } from "./stamp-in-child.ts";

export type SetStampReason = "not_found" | "not_stampable" | "signed" | "too_large" | StampFailure;
export type SetStampInput = { productId: number; fileId: string; stamp: Stamp; evenSigned?: boolean };

/**
 * Chooses where the buyers of a PDF, an EPUB or a picture are named on it, from the next order on. Turning it on first stamps the very file once
 * and throws the copy away, so that what cannot be stamped is refused to the author, never to a buyer. A PDF that carries a digital
 * signature stays as it is (`signed`) until its author, told what readers will say of the copies, asks again with `evenSigned`.
 */
export async function setStamp(viewer: AuthorViewer, input: SetStampInput): Promise<Outcome<void, SetStampReason>> {
  const [file] = await db
    .select({
      stamp: productFiles.stamp,
      kind: productFiles.kind,
      sizeBytes: productFiles.sizeBytes,
      storageKey: productFiles.storageKey,
    })
    .from(productFiles)
    .innerJoin(products, eq(products.id, productFiles.productId))
    .where(and(ofInput(input), eq(products.storeId, viewer.storeId), eq(productFiles.status, "limpo")));
  if (!file?.storageKey) return refuse("not_found");
  if (input.stamp !== "nao") {
    const tried = await tryStamp(file.kind, file.sizeBytes, file.storageKey, input.stamp);
    if (!tried.ok && tried.reason === "stamp_unseen")
      return refuse(tried.reason, { fields: { carimbo: unseenSentence(pagesOf(tried.data)) } });
    if (!tried.ok) return tried;
    if (tried.value.isSigned && file.stamp === "nao" && input.evenSigned !== true) return refuse("signed");
  }
  return transact(async (tx) => {
    const product = await lockOwnProduct(tx, viewer.storeId, input.productId);
    if (!product) return refuse("not_found");
    const since = input.stamp === "nao" ? sql`null` : sql`coalesce(${productFiles.stampSince}, now())`;
    await tx.update(productFiles).set({ stamp: input.stamp, stampSince: since, problem: null }).where(ofInput(input));
    await invalidate(tx, `product:${product.id}`);
    return ok();
  });
}

const pagesOf = (data: RefusalData | undefined): readonly string[] =>
  Array.isArray(data?.["pages"]) ? data["pages"].map(String) : [];

const ofInput = ({ productId, fileId }: SetStampInput) =>
  and(eq(productFiles.id, fileId), eq(productFiles.productId, productId), isNull(productFiles.removedAt));

/** Stamps the file once and throws the copy away. */
export async function tryStamp(kind: string | null, sizeBytes: number, storageKey: string, place: Stamped) {
  if (!stampsOf(kind).includes(place)) return refuse("not_stampable");
  if (sizeBytes > STAMP_MOST_BYTES) return refuse("too_large");
  const folder = await mkdtemp(path.join(tmpdir(), "autoria-prova-"));
  const mark = newMark();
  try {
    return await withLocalCopy(storage(), storageKey, (source) =>
      stampInChild(source, path.join(folder, "prova"), { place, line: `Prova do carimbo. Código ${mark}`, mark }, "author"),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
