import { sql } from "drizzle-orm";
import { SCAN_LIMITS } from "#platform/antivirus/clamd.ts";
import type { Look } from "./rules.ts";
import { isAntivirusOn } from "./scan-content.ts";

/** Whether the antivirus said anything of the content of a file `f`. */
export const isScanned = sql<boolean>`exists (select 1 from scan_verdicts sv where sv.sha256 = f.sha256)`;

/** How a file was looked at that may be sold. */
export function lookOf({ isScanned: wasScanned, sizeBytes }: { isScanned: boolean; sizeBytes: number }): Look {
  if (wasScanned) return "antivirus";
  if (!isAntivirusOn()) return "estrutura";
  return sizeBytes > SCAN_LIMITS.bytes ? "grande_demais" : "na_fila";
}
