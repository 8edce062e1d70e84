import { eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { stampsOf } from "../kinds/kinds.ts";
import type { Stamp } from "../stamp/rules.ts";
import { tryStamp } from "../stamp/set-stamp.ts";
import { productFiles } from "../tables.ts";

/** What a file is named by in the place of another; `problem`: why not as the other was. */
export type CarriedStamp = { stamp: Stamp; stampSince: Date | null; problem?: string };

const LOST = "O carimbo do arquivo anterior não coube neste. Escolha de novo em Carimbo, antes de publicar.";
const NONE: CarriedStamp = { stamp: "nao", stampSince: null };

/** Tries on a file the stamp of the one whose place it takes, as an author who turns it on does; a signed file is asked about again. */
export async function carryStamp(
  replaces: string,
  file: { kind: string | null; sizeBytes: number; storageKey: string },
): Promise<CarriedStamp> {
  const [former] = await db
    .select({ stamp: productFiles.stamp, stampSince: productFiles.stampSince })
    .from(productFiles)
    .where(eq(productFiles.id, replaces));
  if (!former || former.stamp === "nao") return NONE;
  const { stamp, stampSince } = former;
  if (!stampsOf(file.kind).includes(stamp)) return { ...NONE, problem: LOST };
  const tried = await tryStamp(file.kind, file.sizeBytes, file.storageKey, stamp);
  return tried.ok && !tried.value.isSigned ? { stamp, stampSince } : { ...NONE, problem: LOST };
}
