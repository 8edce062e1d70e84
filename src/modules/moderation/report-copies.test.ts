import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createUser } from "../../../tests/factories.ts";
import { createAuthor, filledForm, openDraft, publishOne, revisionOf, sendFile } from "../../../tests/author.ts";
import { craftPdf } from "#modules/catalog/inspect/fixtures/craft-pdf.ts";
import { compareFile } from "#modules/catalog/duplicates/compare-file.ts";
import { submitProduct } from "#modules/catalog/submit-product.ts";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { decideReport } from "./decide-report.ts";
import { readModerationQueue } from "./queries.ts";
import { reportCopies } from "./report-copies.ts";

it("what is published with another store's file goes to moderation once, and what it kept does not come back", async () => {
  const original = await publishOne(await createAuthor(), { title: "Obra primeira" });
  const author = await createAuthor();
  const productId = await openDraft(author);
  const rows = await readRows(
    db,
    { sha256: col.text`sha256` },
    (row) => sql`select ${row} from product_files where id = ${original.fileId}`,
  );
  const file = await sendFile(author, productId, "copia.pdf", await craftPdf(2));
  expect(await reportCopies()).toBe(0);
  const input = { productId, revision: await revisionOf(productId), form: await filledForm({ title: "Obra copiada" }) };
  expect(await submitProduct(author, input)).toMatchObject({ ok: true, value: { isWaiting: false } });
  expect(await reportCopies()).toBe(0);
  // It was on sale before files were compared.
  await db.execute(
    sql`update product_files set sha256 = ${rows[0]!.sha256}, storage_key = ${`files/${rows[0]!.sha256}`}, compared_at = null where id = ${file.id}`,
  );
  await compareFile(file.id);
  await Promise.all([reportCopies(), reportCopies()]);
  expect(await reportCopies()).toBe(0);
  const { reports } = await readModerationQueue();
  const mine = reports.filter((one) => one.subject === "Obra copiada");
  expect(mine).toMatchObject([
    { kind: "produto", count: 1, reasons: ["direitos"], words: [expect.stringContaining(original.slug)] },
  ]);

  const admin = await createUser({ roles: ["admin"] });
  const decision = { reportId: mine[0]!.reportId, decision: "recusar" as const, motivo: "As duas têm a mesma licença." };
  expect(await decideReport(admin.id, decision)).toMatchObject({ ok: true });
  expect(await reportCopies()).toBe(0);
});
