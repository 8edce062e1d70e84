import { notFound } from "@tanstack/react-router";
import { setResponseStatus } from "@tanstack/react-start/server";
import type { Outcome } from "#kit/outcome.ts";
import { db } from "#platform/db.ts";
import { authorDoor, limitTo, publicDoor } from "#platform/door.ts";
import { orderFiles as orderFilesVerb, removeFile as removeFileVerb, renameFile as renameFileVerb } from "./change-files.ts";
import { findCategoryAttributes } from "./attributes/queries.ts";
import { ofCategory } from "./attributes/schema.ts";
import { choosePreviews as choosePreviewsVerb } from "./choose-previews.ts";
import { createDraft as createDraftVerb } from "./create-draft.ts";
import { deleteProduct as deleteProductVerb } from "./delete-product.ts";
import { duplicateMaterial as duplicateVerb } from "./duplicate-material.ts";
import {
  archiveProduct as archiveVerb,
  pauseProduct as pauseVerb,
  resumeProduct as resumeVerb,
  unarchiveProduct as unarchiveVerb,
  undoArchive as undoArchiveVerb,
} from "./move-product.ts";
import { publishMaterial as publishVerb } from "./publish-material.ts";
import { findMaterialPage, listWorkingFiles } from "./queries/material-page.ts";
import { listMaterials } from "./queries/materials.ts";
import { findOpenMaterial } from "./queries/open-material.ts";
import { saveDraft as saveDraftVerb } from "./save-draft.ts";
import {
  choosePreviewsInput,
  createDraftInput,
  ofFile,
  ofProduct,
  orderFilesInput,
  publishInput,
  renameFileInput,
  saveDraftInput,
  scheduleInput,
} from "./schema/material.ts";
import { readMaterialsSearch } from "./schema/materials-search.ts";
import { suggestInput } from "./schema/suggest-input.ts";
import {
  cancelSchedule as cancelScheduleVerb,
  schedulePublication as schedulePublicationVerb,
} from "./scheduling/schedule-publication.ts";
import { setStampInput } from "./stamp/schema.ts";
import { setStamp as setStampVerb } from "./stamp/set-stamp.ts";
import { suggest as suggestQuery } from "./search/suggest.ts";
import { clearCover as clearCoverVerb, setCoverFromFile as setCoverFromFileVerb } from "./set-cover.ts";

const STATUS: Record<string, number> = { not_found: 404, conflict: 409, wrong_state: 409, not_editable: 409, in_use: 409 };
const DRAWING = { name: "draw", points: 60, seconds: 60 };

function told<A extends Outcome<unknown, string>>(answer: A): A {
  if (!answer.ok) setResponseStatus(STATUS[answer.reason] ?? 422);
  return answer;
}

export const getMaterialPage = authorDoor({ method: "GET" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => {
    const page = await findMaterialPage(viewer.storeId, data.productId);
    if (!page) throw notFound();
    return page;
  });

export const getWorkingFiles = authorDoor({ method: "GET" })
  .validator(ofProduct)
  .handler(({ data, context: { viewer } }) => listWorkingFiles(viewer.storeId, data.productId));

/** What to propose while someone types in the search of the header: cheap, and the same for everybody. */
export const suggest = publicDoor({ method: "GET" })
  .validator(suggestInput)
  .handler(({ data }) => suggestQuery(data.q));

/** What a category asks of its products, for the author's form. */
export const getCategoryAttributes = authorDoor({ method: "GET" })
  .validator(ofCategory)
  .handler(({ data }) => findCategoryAttributes(db, data.categoryId));

export const getMaterials = authorDoor({ method: "GET" })
  .validator(readMaterialsSearch)
  .handler(async ({ data, context: { viewer } }) => {
    const [list, open] = await Promise.all([
      listMaterials(viewer.storeId, data),
      data.linha === undefined ? null : findOpenMaterial(viewer.storeId, Number(data.linha)),
    ]);
    return { ...list, open };
  });

export const createDraft = authorDoor({ method: "POST" })
  .validator(createDraftInput)
  .handler(async ({ data, context: { viewer } }) => told(await createDraftVerb(viewer, data.openElsewhere)));

export const duplicateMaterial = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => told(await duplicateVerb(viewer, data.productId)));

export const saveDraft = authorDoor({ method: "POST" })
  .validator(saveDraftInput)
  .handler(async ({ data, context: { viewer } }) => told(await saveDraftVerb(viewer, data)));

export const publishMaterial = authorDoor({ method: "POST" })
  .validator(publishInput)
  .handler(async ({ data, context: { viewer } }) => told(await publishVerb(viewer, data)));

export const schedulePublication = authorDoor({ method: "POST" })
  .validator(scheduleInput)
  .handler(async ({ data, context: { viewer } }) => told(await schedulePublicationVerb(viewer, data)));

export const cancelSchedule = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => told(await cancelScheduleVerb(viewer, data.productId)));

export const renameFile = authorDoor({ method: "POST" })
  .validator(renameFileInput)
  .handler(async ({ data, context: { viewer } }) => told(await renameFileVerb(viewer, data)));

export const removeFile = authorDoor({ method: "POST" })
  .validator(ofFile)
  .handler(async ({ data, context: { viewer } }) => told(await removeFileVerb(viewer, data)));

export const orderFiles = authorDoor({ method: "POST" })
  .validator(orderFilesInput)
  .handler(async ({ data, context: { viewer } }) => told(await orderFilesVerb(viewer, data)));

/** Stamps the file once before it says yes, so it takes as long as that. */
export const setStamp = authorDoor({ method: "POST" })
  .middleware([limitTo(DRAWING)])
  .validator(setStampInput)
  .handler(async ({ data, context: { viewer } }) => told(await setStampVerb(viewer, data)));

export const choosePreviews = authorDoor({ method: "POST" })
  .middleware([limitTo(DRAWING)])
  .validator(choosePreviewsInput)
  .handler(async ({ data, context: { viewer } }) => told(await choosePreviewsVerb(viewer, data)));

export const setCoverFromFile = authorDoor({ method: "POST" })
  .middleware([limitTo(DRAWING)])
  .validator(ofFile)
  .handler(async ({ data, context: { viewer } }) => told(await setCoverFromFileVerb(viewer, data)));

export const clearCover = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => told(await clearCoverVerb(viewer, data.productId)));

export const pauseProduct = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => told(await pauseVerb(viewer, data.productId)));

export const resumeProduct = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => told(await resumeVerb(viewer, data.productId)));

export const archiveProduct = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => told(await archiveVerb(viewer, data.productId)));

export const unarchiveProduct = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => told(await unarchiveVerb(viewer, data.productId)));

export const undoArchive = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => told(await undoArchiveVerb(viewer, data.productId)));

export const deleteProduct = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => told(await deleteProductVerb(viewer, data.productId)));
