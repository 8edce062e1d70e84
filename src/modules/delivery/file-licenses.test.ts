import { and, desc, eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { createAuthor, filledForm, openDraft } from "../../../tests/author.ts";
import { cookieOf, createUser } from "../../../tests/factories.ts";
import { namesOf, statusOf } from "../../../tests/licensed-files.ts";
import { buy, makeKit, putFile, TWO_LICENSES } from "../../../tests/licensed-kit.ts";
import { bundleItems } from "../catalog/bundles/tables.ts";
import { removeFile } from "../catalog/change-files.ts";
import { listBuyers } from "../catalog/editions/queries/list-buyers.ts";
import { chosenLicenses } from "../catalog/file-licenses/rules.ts";
import { setFileLicenses } from "../catalog/file-licenses/set-file-licenses.ts";
import { findEditedProduct } from "../catalog/queries/edited-product.ts";
import { findProductPage } from "../catalog/queries/product-page.ts";
import { expectFile } from "../catalog/receive-file.ts";
import { submitProduct } from "../catalog/submit-product.ts";
import { productFiles, productVersions } from "../catalog/tables.ts";
import { bundleRoutes } from "./bundle/http.ts";
import { findBundle } from "./queries/find-bundle.ts";
import { listLibrary } from "./queries/list-library.ts";
import { findReading } from "./reader/queries/find-reading.ts";
import { entitlements } from "./tables.ts";

describe("files that go with only some licences", () => {
  let author: AuthorViewer;
  beforeAll(async () => {
    author = await createAuthor();
  });

  it("are refused to who bought another licence, by the list and by their address, until they buy the other", async () => {
    const kit = await makeKit(author, ["turmas"]);
    const published = await kit.publish();
    expect(published.ok).toBe(true);
    const buyer = await createUser();
    const alone = await buy(buyer, kit.productId, "pessoal");
    expect(await namesOf(alone.orderId, buyer)).toEqual(["fichas.txt"]);
    expect(await statusOf(buyer, alone.access, kit.sheets)).toEqual([200, 200]);
    expect(await statusOf(buyer, alone.access, kit.answers)).toEqual([404, 404]);
    expect(await findReading(buyer.id, alone.orderId, kit.answers)).toBeNull();
    expect((await listLibrary(buyer.id, { search: "", page: 1 })).items).toMatchObject([{ fileCount: 1 }]);
    expect((await findBundle(buyer.id, { entitlementId: alone.access })).map((file) => file.name)).toEqual(["fichas.txt"]);

    const classes = await buy(buyer, kit.productId, "turmas");
    expect(await namesOf(classes.orderId, buyer)).toEqual(["fichas.txt", "gabarito.txt"]);
    expect(await statusOf(buyer, classes.access, kit.answers)).toEqual([200, 200]);
    const zip = await bundleRoutes.request(`/baixar/tudo/material/${classes.access}`, {
      headers: { cookie: await cookieOf(buyer) },
    });
    expect(Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())))).toEqual(["fichas.txt", "gabarito.txt"]);
    expect(await statusOf(buyer, alone.access, kit.answers)).toEqual([404, 404]);
    expect((await listLibrary(buyer.id, { search: "", page: 1 })).items).toMatchObject([{ fileCount: 2 }]);

    const page = published.ok ? await findProductPage(published.value.slug) : null;
    expect(page?.state === "publicado" && page.files.map((file) => file.licenses)).toEqual([null, ["turmas"]]);
  });

  it("stay with who bought them while they went with every licence, and the choice is published as an edition", async () => {
    const kit = await makeKit(author, null);
    expect(await kit.publish()).toMatchObject({ ok: true, value: { edition: 1 } });
    const early = await createUser();
    const before = await buy(early, kit.productId, "pessoal");
    await kit.choose(kit.answers, ["turmas"]);
    expect(await findEditedProduct(author.storeId, kit.productId)).toMatchObject({ hasChanges: true });
    const late = await createUser();
    const meanwhile = await buy(late, kit.productId, "pessoal");
    expect(await namesOf(meanwhile.orderId, late)).toEqual(["fichas.txt", "gabarito.txt"]);

    expect(await kit.publish()).toMatchObject({ ok: true, value: { edition: 2 } });
    expect(await findEditedProduct(author.storeId, kit.productId)).toMatchObject({ hasChanges: false });
    expect(await kit.publish()).toMatchObject({ ok: true, value: { edition: 2 } });
    expect(await statusOf(early, before.access, kit.answers)).toEqual([200, 200]);
    const newcomer = await createUser();
    const after = await buy(newcomer, kit.productId, "pessoal");
    expect(await statusOf(newcomer, after.access, kit.answers)).toEqual([404, 404]);
  });

  it("keep a product from being published while a licence on sale would bring nothing, or a file would go with none", async () => {
    const kit = await makeKit(author, ["turmas"]);
    await kit.choose(kit.sheets, ["turmas"]);
    const nothing = await kit.publish();
    expect(nothing).toMatchObject({ reason: "incomplete", fields: { arquivos: expect.stringContaining("Uso pessoal") } });
    await kit.choose(kit.sheets, ["comercial"]);
    expect(await kit.publish()).toMatchObject({ fields: { arquivos: expect.stringContaining("fichas.txt") } });
    await kit.choose(kit.sheets, ["pessoal"]);
    expect(await kit.publish()).toMatchObject({ ok: true });
    const page = await findEditedProduct(author.storeId, kit.productId);
    expect(page?.liveFiles.map((file) => file.licenses)).toEqual([null, ["turmas"]]);
    expect(await kit.publish({ otherLicenses: [] })).toMatchObject({
      fields: { arquivos: expect.stringContaining("gabarito.txt") },
    });
    await kit.choose(kit.answers, null);
    expect(await kit.publish({ otherLicenses: [] })).toMatchObject({ ok: true, value: { edition: 2 } });
  });

  it("of a licence no longer sold, brings what the narrower one on sale does, never what only the wider does", async () => {
    const three = { otherLicenses: [...TWO_LICENSES.otherLicenses, { license: "comercial" as const, priceCents: 9_990 }] };
    const kit = await makeKit(author, ["comercial"], three);
    await kit.choose(kit.sheets, ["pessoal", "turmas"]);
    expect((await kit.publish()).ok).toBe(true);
    const [teacher, reader] = [await createUser(), await createUser()];
    const classes = await buy(teacher, kit.productId, "turmas");
    const alone = await buy(reader, kit.productId, "pessoal");
    const fresh = await putFile(kit.productId, "jogos.txt");
    await kit.choose(fresh, ["pessoal"]);
    await kit.choose(kit.sheets, ["pessoal"]);
    expect((await kit.publish({ otherLicenses: [{ license: "comercial", priceCents: 9_990 }] })).ok).toBe(true);
    expect(await namesOf(classes.orderId, teacher)).toEqual(["fichas.txt", "jogos.txt"]);
    expect(await statusOf(teacher, classes.access, kit.answers)).toEqual([404, 404]);

    await kit.choose(kit.sheets, ["turmas"]);
    await kit.choose(fresh, ["turmas"]);
    const wider = { license: "turmas" as const, otherLicenses: [{ license: "comercial" as const, priceCents: 9_990 }] };
    expect((await kit.publish(wider)).ok).toBe(true);
    expect(await namesOf(alone.orderId, reader)).toEqual(["fichas.txt"]);
    expect(await statusOf(reader, alone.access, fresh)).toEqual([404, 404]);
    expect((await listLibrary(reader.id, { search: "", page: 1 })).items).toMatchObject([{ fileCount: 1 }]);
  });

  it("inside a bundle go with the licence the bundle was bought under", async () => {
    const [kit, other] = [await makeKit(author, ["turmas"]), await makeKit(author, null)];
    for (const one of [kit, other]) expect((await one.publish()).ok).toBe(true);
    const bundleId = await openDraft(author);
    await db.insert(bundleItems).values([
      { bundleId, productId: kit.productId, position: 0 },
      { bundleId, productId: other.productId, position: 1 },
    ]);
    const form = await filledForm({ priceCents: 4_990, otherLicenses: [{ license: "turmas", priceCents: 8_990 }] });
    expect((await submitProduct(author, { productId: bundleId, revision: 1, form })).ok).toBe(true);
    for (const [license, status] of [
      ["pessoal", 404],
      ["turmas", 200],
    ] as const) {
      const buyer = await createUser();
      const { orderId } = await buy(buyer, bundleId, license);
      const inside = and(eq(entitlements.orderId, orderId), eq(entitlements.productId, kit.productId));
      const [access] = await db.select().from(entitlements).where(inside);
      expect(await statusOf(buyer, access!.id, kit.answers)).toEqual([status, status]);
      expect(await statusOf(buyer, access!.id, kit.sheets)).toEqual([200, 200]);
    }
  });

  it("keep their choice when a correction is sent under the same name", async () => {
    const kit = await makeKit(author, ["turmas"]);
    expect((await kit.publish()).ok).toBe(true);
    const reader = await createUser();
    const alone = await buy(reader, kit.productId, "pessoal");
    await removeFile(author, { productId: kit.productId, fileId: kit.answers });
    const mended = newId();
    const sent = { fileId: mended, productId: kit.productId, storeId: author.storeId, filename: "Gabarito.txt", sizeBytes: 9 };
    expect((await expectFile(sent)).ok).toBe(true);
    const looked = {
      status: "limpo" as const,
      kind: "txt",
      contentType: "text/plain",
      sha256: "9".repeat(64),
      comparedAt: new Date(),
    };
    await db
      .update(productFiles)
      .set({ ...looked, storageKey: "files/9" })
      .where(eq(productFiles.id, mended));
    expect((await kit.publish()).ok).toBe(true);
    expect(await statusOf(reader, alone.access, mended)).toEqual([404, 404]);
    expect(await namesOf(alone.orderId, reader)).toEqual(["fichas.txt"]);
  });

  it("tell of a new edition only those whose licence brings other files than before", async () => {
    const kit = await makeKit(author, ["turmas"]);
    expect((await kit.publish()).ok).toBe(true);
    const [alone, teacher] = [await createUser(), await createUser()];
    await buy(alone, kit.productId, "pessoal");
    await buy(teacher, kit.productId, "turmas");
    await putFile(kit.productId, "gabarito-2.txt", ["turmas"]);
    expect((await kit.publish({ tellsBuyers: true })).ok).toBe(true);
    const [version] = await db
      .select()
      .from(productVersions)
      .where(eq(productVersions.productId, kit.productId))
      .orderBy(desc(productVersions.number))
      .limit(1);
    await db
      .update(productVersions)
      .set({ toldAt: sql`now()` })
      .where(eq(productVersions.id, version!.id));
    expect((await listBuyers(db, version!.id, null)).map((buyer) => buyer.userId)).toEqual([teacher.id]);
  });

  it("are chosen by their own author only, and choosing while publishing leaves an edition whole", async () => {
    const kit = await makeKit(author, null);
    const stranger = await createAuthor();
    const input = { productId: kit.productId, fileId: kit.answers, licenses: ["turmas" as const] };
    expect(await setFileLicenses(stranger, input)).toMatchObject({ ok: false, reason: "not_found" });
    const answers = await Promise.all([kit.publish(), kit.choose(kit.answers, ["turmas"]), kit.choose(kit.answers, ["pessoal"])]);
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect((await kit.publish()).ok).toBe(true);
    const page = await findEditedProduct(author.storeId, kit.productId);
    expect(page).toMatchObject({ hasChanges: false });
    const sold = ["pessoal", "turmas"] as const;
    expect(page?.liveFiles.map((file) => file.licenses)).toEqual(page?.files.map((file) => chosenLicenses(file.licenses, sold)));
  });
});
