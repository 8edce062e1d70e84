import { ok, type Outcome } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { cleanFileName } from "./inspect/file-name.ts";
import type { InspectedFile, InspectionReason } from "./inspect/inspected-file.ts";
import { inspectInChild } from "./inspect/inspect-in-child.ts";
import { keepSold, soldColumns } from "./inspect-upload.ts";
import { productFiles } from "./tables.ts";

export type FileToSell = { productId: number; path: string; name: string; position: number };

/** Looks inside a local file and, when it may be sold, keeps its bytes and adds it to the product. For files that need no upload. */
export async function addSoldFile(
  tx: Tx,
  { productId, path, name, position }: FileToSell,
): Promise<Outcome<{ fileId: string; file: InspectedFile }, InspectionReason>> {
  const shown = cleanFileName(name);
  const found = await inspectInChild(path, shown);
  if (!found.ok) return found;
  await keepSold(path, found.value);
  const rows = await tx
    .insert(productFiles)
    .values({ productId, name: shown, position, ...soldColumns(found.value) })
    .returning({ id: productFiles.id });
  return ok({ fileId: rows[0]!.id, file: found.value });
}
