import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import { askInput } from "#modules/catalog/asks/schema.ts";
import type { Outcome } from "#kit/outcome.ts";
import { adminDoor } from "#platform/door.ts";
import { askMaterialChanges as askVerb, closeMaterialAsk as closeAskVerb } from "./ask-product-changes.ts";
import { blockMaterial as blockVerb, freeMaterial as freeVerb } from "./block-product.ts";
import { moveToCategory as moveVerb, undoCategoryMove as undoVerb } from "./move-to-category.ts";
import { findMarketMaterial } from "./queries/find.ts";
import { listMarketMaterials } from "./queries/list.ts";
import { categoryInput, materialActInput, materialInput, undoCategoryInput } from "./schema.ts";
import { readMarketSearch } from "./search.ts";

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(answer.reason === "not_found" ? 404 : 409);
  return answer;
}

/** What was ever published, as the address asks. */
export const getMarketMaterials = adminDoor({ method: "GET" })
  .validator(readMarketSearch)
  .handler(({ data }) => listMarketMaterials(data));

/** One material with its files, signs and last changes. */
export const getMarketMaterial = adminDoor({ method: "GET" })
  .validator(materialInput)
  .handler(async ({ data }) => {
    const material = await findMarketMaterial(data.productId);
    if (!material) throw notFound();
    return material;
  });

export const blockMaterial = adminDoor({ method: "POST" })
  .validator(materialActInput)
  .handler(async ({ data, context: { viewer } }) => told(await blockVerb(viewer.userId, data)));

export const freeMaterial = adminDoor({ method: "POST" })
  .validator(materialActInput)
  .handler(async ({ data, context: { viewer } }) => told(await freeVerb(viewer.userId, data)));

export const askMaterialChanges = adminDoor({ method: "POST" })
  .validator(askInput)
  .handler(async ({ data, context: { viewer } }) => told(await askVerb(viewer.userId, data)));

export const closeMaterialAsk = adminDoor({ method: "POST" })
  .validator(materialActInput)
  .handler(async ({ data, context: { viewer } }) => told(await closeAskVerb(viewer.userId, data)));

export const moveToCategory = adminDoor({ method: "POST" })
  .validator(categoryInput)
  .handler(async ({ data, context: { viewer } }) => told(await moveVerb(viewer.userId, data)));

export const undoCategoryMove = adminDoor({ method: "POST" })
  .validator(undoCategoryInput)
  .handler(async ({ data, context: { viewer } }) => told(await undoVerb(viewer.userId, data.moves)));
