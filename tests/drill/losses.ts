import { inArray, sql } from "drizzle-orm";
import { productFiles } from "#modules/catalog/tables.ts";
import { checkLedger } from "#modules/payouts/ledger-check/check-ledger.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { brokenInvariants } from "../campaign/invariants.ts";
import type { Counts } from "./counts.ts";
import type { Sent } from "./uploads.ts";

/** What is wrong now that all has come to rest, in lines; none when nothing was lost. */
export async function findLosses(counts: Counts, sent: readonly Sent[]): Promise<string[]> {
  const losses = [...counts.lost];
  const unfinished = counts.begun.size - counts.finished.size;
  if (unfinished > 0) losses.push(`${unfinished} purchases begun and not finished`);
  const [orders] = await readRows(
    db,
    { paid: col.int`count(*) filter (where status = 'pago')::int` },
    (row) => sql`select ${row} from orders`,
  );
  if (orders && orders.paid !== counts.begun.size) losses.push(`${orders.paid} orders paid, of ${counts.begun.size} begun`);
  losses.push(...(await lostUploads(counts, sent)));
  if (counts.pages.old > 0) losses.push(`${counts.pages.old} pages older than what was announced`);
  const books = Object.entries(await checkLedger()).filter(([, count]) => count > 0);
  losses.push(...books.map(([name, count]) => `books: ${count} × ${name}`));
  losses.push(...(await brokenInvariants()).map(({ name, rows }) => `${name}: ${rows.join("; ")}`));
  return losses;
}

async function lostUploads(counts: Counts, sent: readonly Sent[]): Promise<string[]> {
  const ids = sent.map(({ fileId }) => fileId);
  const rows = ids.length === 0 ? [] : await db.select().from(productFiles).where(inArray(productFiles.id, ids));
  const wrong = sent.filter(({ fileId, sha256 }) => {
    const row = rows.find(({ id }) => id === fileId);
    return row?.status !== "limpo" || row.sha256 !== sha256;
  });
  counts.uploads.whole = sent.length - wrong.length;
  return wrong.map(({ fileId }) => {
    const row = rows.find(({ id }) => id === fileId);
    return `upload ${fileId}: ${row?.status ?? "gone"}`;
  });
}

/** How many receipts have left, of those written. */
export async function countReceipts(): Promise<{ written: number; sent: number }> {
  const [row] = await readRows(
    db,
    { written: col.int`count(*)::int`, sent: col.int`count(*) filter (where sent_at is not null)::int` },
    (fields) => sql`select ${fields} from outbox_emails where kind = 'pedido.recibo'`,
  );
  return row ?? { written: 0, sent: 0 };
}
