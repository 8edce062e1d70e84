import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { openDraft, sendFile } from "../../../../tests/author.ts";
import { attachClamd } from "../../../../tests/fake-clamd.ts";
import {
  buyFile,
  emailsTo,
  fileStatus,
  forgetScans,
  productStatus,
  sellCleanFile,
  withheldOf,
} from "../../../../tests/infected-sale.ts";
import { findDownload } from "../../delivery/queries/find-download.ts";
import { entitlements } from "../../delivery/tables.ts";
import { rescanSold } from "./rescan-sold.ts";
import { scanSold } from "./scan-sold.ts";
import { scanVerdicts, scanWaits } from "./tables.ts";
import { notifyInfected } from "./notify-infected.ts";

const clamd = attachClamd();
beforeEach(forgetScans);

const seenWith = async (sha256: string) =>
  (await db.select().from(scanVerdicts).where(eq(scanVerdicts.sha256, sha256)))[0]?.signatures;

describe("when the signatures change", () => {
  it("what is sold is looked at again, what sold last first; the rest of the time nobody is asked", async () => {
    const [older, unsold] = [await sellCleanFile({ pages: 1 }), await sellCleanFile({ pages: 2 })];
    const newer = await sellCleanFile({ pages: 3 });
    for (const sale of [older, newer]) await buyFile(sale);
    await db.execute(sql`update entitlements set granted_at = now() - interval '3 days' where product_id = ${older.productId}`);
    expect(await seenWith(newer.sha256)).toBe(27_001);
    clamd.state.scans = [];
    expect(await rescanSold()).toBe(0);

    clamd.state.signatures = 27_002;
    expect(await rescanSold()).toBe(3);
    expect(clamd.state.scans).toEqual([newer, older, unsold].map(({ bytes }) => bytes.length));
    expect(await Promise.all([older, unsold, newer].map(({ sha256 }) => seenWith(sha256)))).toEqual([27_002, 27_002, 27_002]);
    expect(await rescanSold()).toBe(0);
  });

  it("what nobody looked at for a month goes before what sold today", async () => {
    const [forgotten, sold] = [await sellCleanFile({ pages: 1 }), await sellCleanFile({ pages: 2 })];
    await buyFile(sold);
    await db
      .update(scanVerdicts)
      .set({ scannedAt: sql`now() - interval '31 days'` })
      .where(eq(scanVerdicts.sha256, forgotten.sha256));
    clamd.state.signatures = 27_002;
    clamd.state.scans = [];
    await rescanSold();
    expect(clamd.state.scans).toEqual([forgotten.bytes.length, sold.bytes.length]);
  });

  it("two workers share the work, and it waits while a file on its way in does", async () => {
    const sales = [await sellCleanFile(), await sellCleanFile(), await sellCleanFile()];
    clamd.state.signatures = 27_002;
    clamd.state.scans = [];
    const [sale] = sales;
    await db.insert(scanWaits).values({ fileId: sale!.fileId, place: "produto", cause: "away", retryAt: sql`now()` });
    expect(await rescanSold()).toBe(0);
    await db.delete(scanWaits);
    const counts = await Promise.all([rescanSold(), rescanSold()]);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(3);
    expect(clamd.state.scans).toHaveLength(3);
  });

  it.each(["gone", "half", "small"] as const)(
    "a file of which nothing is said then goes on being delivered (%s)",
    async (manner) => {
      const sale = await sellCleanFile();
      clamd.state.signatures = 27_002;
      clamd.state.manner = manner;
      await rescanSold();
      expect(await fileStatus(sale.fileId)).toBe("limpo");
      expect(await productStatus(sale.productId)).toBe("publicado");
      expect(await seenWith(sale.sha256)).toBe(27_001);
    },
  );

  it("an antivirus that tells no number of its signatures is not asked again", async () => {
    await sellCleanFile();
    clamd.state.signatures = null;
    expect(await rescanSold()).toBe(0);
  });

  it("what older signatures said is not written over what newer ones said", async () => {
    const sale = await sellCleanFile();
    clamd.state.signatures = 27_002;
    clamd.state.marker = sale.bytes;
    await rescanSold();
    expect(await fileStatus(sale.fileId)).toBe("infectado");
    clamd.state.signatures = 27_001;
    clamd.state.marker = "nothing";
    const again = await sendFile(sale.author, await openDraft(sale.author), "igual.pdf", sale.bytes);
    expect(again).toMatchObject({ status: "infectado" });
  });
});

describe("a sold file found infected afterwards", () => {
  async function findInfected(sale: { bytes: Buffer; fileId: string }) {
    clamd.state.signatures = 27_002;
    clamd.state.marker = sale.bytes;
    expect(await scanSold(sale.fileId)).toBe("infectado");
  }

  it("stops being sold and delivered, and who bought it is told once what to do with it", async () => {
    const sale = await sellCleanFile();
    const [took, did, gaveBack, gaveBackUntaken] = [
      await buyFile(sale, { took: true }),
      await buyFile(sale),
      await buyFile(sale, { took: true }),
      await buyFile(sale),
    ];
    for (const { id } of [gaveBack, gaveBackUntaken])
      await db.update(entitlements).set({ revokedAt: new Date(), revokeCause: "reembolso" }).where(eq(entitlements.userId, id));
    await buyFile(sale, { user: took });
    await findInfected(sale);
    expect(await productStatus(sale.productId)).toBe("pausado");
    const access = await db.select().from(entitlements).where(eq(entitlements.userId, did.id));
    expect(await findDownload(did.id, access[0]!.id, sale.fileId)).toBeNull();

    const { rows: jobs } = await db.execute(sql`select data from pgboss.job where name = 'catalog.tell-infected'
      and data ->> 'withheldId' = ${await withheldOf(sale.productId)}`);
    expect(jobs).toHaveLength(1);
    await Promise.all([notifyInfected(await withheldOf(sale.productId)), notifyInfected(await withheldOf(sale.productId))]);
    await notifyInfected(await withheldOf(sale.productId));
    const facts = { title: "Frações na feira", names: ["fracoes.pdf"] };
    expect(await emailsTo(took.email, "compra.infectada")).toMatchObject([{ ...facts, wasTaken: true, hasAccess: true }]);
    expect(await emailsTo(did.email, "compra.infectada")).toMatchObject([{ ...facts, wasTaken: false, hasAccess: true }]);
    expect(await emailsTo(gaveBack.email, "compra.infectada")).toMatchObject([{ wasTaken: true, hasAccess: false }]);
    expect(await emailsTo(gaveBackUntaken.email, "compra.infectada")).toEqual([]);
  });

  it("that only a draft had tells no buyer", async () => {
    const sale = await sellCleanFile();
    const buyer = await buyFile(sale);
    const draft = await openDraft(sale.author);
    const other = await sendFile(sale.author, draft, "outro.pdf", Buffer.concat([sale.bytes, Buffer.from("\n")]));
    await findInfected({ bytes: Buffer.concat([sale.bytes, Buffer.from("\n")]), fileId: other.id });
    expect(await fileStatus(other.id)).toBe("infectado");
    const { rows } =
      await db.execute(sql`select 1 from pgboss.job where name = 'catalog.tell-infected' and data ->> 'withheldId' in
      (select id::text from withheld_contents where product_id = ${draft})`);
    expect(rows).toEqual([]);
    expect(await emailsTo(buyer.email, "compra.infectada")).toEqual([]);
  });
});
