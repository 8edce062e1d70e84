import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { SCAN_LIMITS } from "#platform/antivirus/clamd.ts";
import { db } from "#platform/db.ts";
import { attachClamd } from "../../../../tests/fake-clamd.ts";
import { buyFile, forgetScans, sellCleanFile } from "../../../../tests/infected-sale.ts";
import { entitlements } from "../../delivery/tables.ts";
import { listFiles } from "../../delivery/queries/list-files.ts";
import { findEditedProduct } from "../queries/edited-product.ts";
import { productFiles } from "../tables.ts";
import { readAntivirus } from "./queries/read-antivirus.ts";
import { scanContent } from "./scan-content.ts";
import { scanSold } from "./scan-sold.ts";

const clamd = attachClamd();

it("what is larger than any antivirus reads is never asked about, and what is as large as it takes is", async () => {
  const sum = "0".repeat(64);
  const refused = () => expect.fail("it was read");
  expect(await scanContent(sum, SCAN_LIMITS.bytes + 1, refused)).toEqual({ verdict: "grande_demais" });
  expect(clamd.state.scans).toEqual([]);
  const opened: string[] = [];
  const open = () => {
    opened.push("opened");
    return Readable.from([]);
  };
  await expect(scanContent(sum, SCAN_LIMITS.bytes, open)).rejects.toThrow("in the place of");
  expect(opened).toEqual(["opened"]);
  clamd.turnOff();
  expect(await scanContent(sum, SCAN_LIMITS.bytes + 1, refused)).toEqual({ verdict: "desligado" });
});

it("its author, who bought it and the operator read how a file was looked at", async () => {
  await forgetScans();
  const sale = await sellCleanFile();
  const buyer = await buyFile(sale);
  const [access] = await db.select().from(entitlements).where(eq(entitlements.userId, buyer.id));
  const seen = async () => [
    (await findEditedProduct(sale.author.storeId, sale.productId))?.files[0]?.look,
    (await listFiles(access!.orderId, buyer.id))[0]?.look,
  ];
  expect(await seen()).toEqual(["antivirus", "antivirus"]);
  const before = (await readAntivirus()).large;

  await forgetScans();
  expect(await seen()).toEqual(["na_fila", "na_fila"]);
  const large = SCAN_LIMITS.bytes + 1;
  await db.update(productFiles).set({ sizeBytes: large }).where(eq(productFiles.id, sale.fileId));
  expect(await scanSold(sale.fileId)).toBe("grande_demais");
  expect(await seen()).toEqual(["grande_demais", "grande_demais"]);
  expect((await readAntivirus()).large).toBe(before + 1);

  clamd.turnOff();
  expect(await seen()).toEqual(["estrutura", "estrutura"]);
});
