import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createAuthor, filledForm, openDraft } from "../../../tests/author.ts";
import { createUser } from "../../../tests/factories.ts";
import { namesOf, statusOf } from "../../../tests/licensed-files.ts";
import { buy, makeKit, putFile } from "../../../tests/licensed-kit.ts";
import { bundleItems } from "../catalog/bundles/tables.ts";
import { findEditedProduct } from "../catalog/queries/edited-product.ts";
import { fileLicensesInput } from "../catalog/schema/product-form.ts";
import { submitProduct } from "../catalog/submit-product.ts";
import { listLibrary, summariseLibrary } from "./queries/list-library.ts";
import { listNewVersions } from "./queries/list-new-versions.ts";
import { entitlements } from "./tables.ts";

describe("the files of a wider licence", () => {
  let author: AuthorViewer;
  beforeAll(async () => {
    author = await createAuthor();
  });

  it("stay closed to who bought a narrower licence once that one leaves the shop", async () => {
    const kit = await makeKit(author, ["turmas"]);
    expect((await kit.publish()).ok).toBe(true);
    const reader = await createUser();
    const alone = await buy(reader, kit.productId, "pessoal");
    await kit.choose(kit.sheets, ["turmas"]);
    expect(await kit.publish({ license: "turmas", otherLicenses: [] })).toMatchObject({ ok: true, value: { edition: 2 } });
    expect(await namesOf(alone.orderId, reader)).toEqual(["fichas.txt"]);
    expect(await statusOf(reader, alone.access, kit.answers)).toEqual([404, 404]);
    expect(await statusOf(reader, alone.access, kit.sheets)).toEqual([200, 200]);
    expect(await findEditedProduct(author.storeId, kit.productId)).toMatchObject({ hasChanges: false });
  });

  it("go with every licence wider than the narrowest chosen", async () => {
    const kit = await makeKit(author, null);
    const chosen = { productId: kit.productId, fileId: kit.answers };
    expect(fileLicensesInput.safeParse({ ...chosen, licenses: ["pessoal"] }).success).toBe(false);
    expect(fileLicensesInput.safeParse({ ...chosen, licenses: ["turmas"] }).success).toBe(false);
    for (const licenses of [["comercial"], ["turmas", "comercial"], ["pessoal", "turmas", "comercial"], null])
      expect(fileLicensesInput.safeParse({ ...chosen, licenses }).success).toBe(true);
    await kit.choose(kit.answers, ["turmas"]);
    const files = (await findEditedProduct(author.storeId, kit.productId))?.files;
    expect(files?.map((file) => file.licenses)).toEqual([null, ["turmas", "comercial"]]);
  });

  it("are not called new for who gets nothing of the newer version", async () => {
    const kit = await makeKit(author, ["turmas"]);
    expect((await kit.publish()).ok).toBe(true);
    const [reader, teacher] = [await createUser(), await createUser()];
    const alone = await buy(reader, kit.productId, "pessoal");
    const classes = await buy(teacher, kit.productId, "turmas");
    await putFile(kit.productId, "gabarito-2.txt", ["turmas", "comercial"]);
    expect((await kit.publish()).ok).toBe(true);
    for (const [buyer, orderId, fresh] of [
      [reader, alone.orderId, 0],
      [teacher, classes.orderId, 1],
    ] as const) {
      expect((await listLibrary(buyer.id, { search: "", page: 1 })).items).toMatchObject([{ isFresh: fresh === 1 }]);
      expect((await listLibrary(buyer.id, { search: "", page: 1, estante: "novas" })).total).toBe(fresh);
      expect(await summariseLibrary(buyer.id)).toMatchObject({ fresh });
      expect(await listNewVersions(orderId, buyer.id)).toHaveLength(fresh);
    }
  });

  it("inside a bundle stay closed to its narrower licence once the product alone is only sold under a wider one", async () => {
    const [kit, other] = [await makeKit(author, ["turmas"]), await makeKit(author, null)];
    for (const one of [kit, other]) expect((await one.publish()).ok).toBe(true);
    const bundleId = await openDraft(author);
    await db.insert(bundleItems).values([
      { bundleId, productId: kit.productId, position: 0 },
      { bundleId, productId: other.productId, position: 1 },
    ]);
    const form = await filledForm({ priceCents: 4_990, otherLicenses: [{ license: "turmas", priceCents: 8_990 }] });
    expect((await submitProduct(author, { productId: bundleId, revision: 1, form })).ok).toBe(true);
    const buyer = await createUser();
    const { orderId } = await buy(buyer, bundleId, "pessoal");
    const fresh = await putFile(kit.productId, "jogos.txt", ["turmas", "comercial"]);
    await kit.choose(kit.sheets, ["turmas"]);
    expect((await kit.publish({ license: "turmas", otherLicenses: [] })).ok).toBe(true);
    const inside = and(eq(entitlements.orderId, orderId), eq(entitlements.productId, kit.productId));
    const [access] = await db.select().from(entitlements).where(inside);
    expect(await statusOf(buyer, access!.id, kit.sheets)).toEqual([200, 200]);
    for (const fileId of [fresh, kit.answers]) expect(await statusOf(buyer, access!.id, fileId)).toEqual([404, 404]);
  });
});
