import { expect, it } from "vitest";
import type { AuthorViewer } from "#platform/door.ts";
import { createStore, createUser, viewerOf } from "../../../tests/factories.ts";
import { createDraft, hasRoom } from "./create-draft.ts";
import { db, transact } from "#platform/db.ts";
import { ok } from "#kit/outcome.ts";
import { publishProduct } from "./publish-product.ts";
import { products } from "./tables.ts";

it("before approval, up to three products are prepared and none is published", async () => {
  const owner = await createUser();
  const store = await createStore({ ownerId: owner.id, status: "rascunho", approvedAt: null });
  const viewer = { ...(await viewerOf(owner)), storeId: store.id } as AuthorViewer;
  const draft = await createDraft(viewer);
  expect(draft.ok).toBe(true);
  const productId = draft.ok ? draft.value.productId : 0;
  const published = await transact((tx) => publishProduct(tx, { productId, storeId: store.id, actor: owner.id }));
  expect(published).toMatchObject({ ok: false, reason: "store_closed" });
  await db.insert(products).values([1, 2].map((n) => ({ storeId: store.id, slug: `rascunho-extra-${n}`, revision: 2 })));
  await transact(async (tx) => {
    expect(await hasRoom(tx, store.id, 1)).toBe(false);
    return ok();
  });
});
