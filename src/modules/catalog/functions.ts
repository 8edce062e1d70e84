import { notFound } from "@tanstack/react-router";
import { db } from "#platform/db.ts";
import { authorDoor, limitTo, publicDoor } from "#platform/door.ts";
import { respondWith } from "#platform/respond.ts";
import { orderFiles, removeFile, renameFile } from "./change-files.ts";
import { setFileLicenses } from "./file-licenses/set-file-licenses.ts";
import { findCategoryAttributes } from "./attributes/queries.ts";
import { ofCategory } from "./attributes/schema.ts";
import { choosePreviews } from "./choose-previews.ts";
import { createDraft } from "./create-draft.ts";
import { deleteProduct } from "./delete-product.ts";
import { duplicateProduct } from "./duplicate-product.ts";
import { archiveProduct, pauseProduct, resumeProduct, unarchiveProduct, undoArchive } from "./move-product.ts";
import { savePictures } from "./pictures/save-pictures.ts";
import { savePicturesInput } from "./pictures/schema.ts";
import { submitProduct } from "./submit-product.ts";
import { withdrawReview } from "./publication-reviews/withdraw-review.ts";
import { findEditedProduct, listWorkingFiles } from "./queries/edited-product.ts";
import { listOwnProducts } from "./own-products/queries/list.ts";
import { findOpenOwnProduct } from "./own-products/queries/find.ts";
import { saveDraft } from "./save-draft.ts";
import {
  choosePreviewsInput,
  createDraftInput,
  fileLicensesInput,
  ofFile,
  ofProduct,
  orderFilesInput,
  publishInput,
  renameFileInput,
  replaceFileInput,
  saveDraftInput,
  scheduleInput,
} from "./schema/product-form.ts";
import { ownProductList } from "./own-products/search.ts";
import { suggestInput } from "./schema/suggest-input.ts";
import { cancelSchedule, schedulePublication } from "./scheduling/schedule-publication.ts";
import { setStampInput } from "./stamp/schema.ts";
import { replaceFile } from "./replacing/replace-file.ts";
import { setStamp } from "./stamp/set-stamp.ts";
import { suggest as suggestQuery } from "./search/suggest.ts";
import { clearCover, setCoverFromFile } from "./set-cover.ts";

const STATUS: Record<string, number> = { not_found: 404, conflict: 409, wrong_state: 409, not_editable: 409, in_use: 409 };
const DRAWING = { name: "draw", points: 60, seconds: 60 };

const respond = respondWith(STATUS, 422);

export const getEditedProduct = authorDoor({ method: "GET" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => {
    const page = await findEditedProduct(viewer.storeId, data.productId);
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

export const getOwnProducts = authorDoor({ method: "GET" })
  .validator(ownProductList.read)
  .handler(async ({ data, context: { viewer } }) => {
    const [list, open] = await Promise.all([
      listOwnProducts(viewer.storeId, data),
      data.linha === undefined ? null : findOpenOwnProduct(viewer.storeId, Number(data.linha)),
    ]);
    return { ...list, open };
  });

export const createDraftFn = authorDoor({ method: "POST" })
  .validator(createDraftInput)
  .handler(async ({ data, context: { viewer } }) => respond(await createDraft(viewer, data.openElsewhere)));

export const duplicateProductFn = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => respond(await duplicateProduct(viewer, data.productId)));

export const saveDraftFn = authorDoor({ method: "POST" })
  .validator(saveDraftInput)
  .handler(async ({ data, context: { viewer } }) => respond(await saveDraft(viewer, data)));

export const submitProductFn = authorDoor({ method: "POST" })
  .validator(publishInput)
  .handler(async ({ data, context: { viewer } }) => respond(await submitProduct(viewer, data)));

export const schedulePublicationFn = authorDoor({ method: "POST" })
  .validator(scheduleInput)
  .handler(async ({ data, context: { viewer } }) => respond(await schedulePublication(viewer, data)));

export const cancelScheduleFn = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => respond(await cancelSchedule(viewer, data.productId)));

export const withdrawReviewFn = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => respond(await withdrawReview(viewer, data.productId)));

export const renameFileFn = authorDoor({ method: "POST" })
  .validator(renameFileInput)
  .handler(async ({ data, context: { viewer } }) => respond(await renameFile(viewer, data)));

export const removeFileFn = authorDoor({ method: "POST" })
  .validator(ofFile)
  .handler(async ({ data, context: { viewer } }) => respond(await removeFile(viewer, data)));

/** Tries the stamp of the file before, so it takes as long as that. */
export const replaceFileFn = authorDoor({ method: "POST" })
  .middleware([limitTo(DRAWING)])
  .validator(replaceFileInput)
  .handler(async ({ data, context: { viewer } }) => respond(await replaceFile(viewer, data)));

export const setFileLicensesFn = authorDoor({ method: "POST" })
  .validator(fileLicensesInput)
  .handler(async ({ data, context: { viewer } }) => respond(await setFileLicenses(viewer, data)));

export const orderFilesFn = authorDoor({ method: "POST" })
  .validator(orderFilesInput)
  .handler(async ({ data, context: { viewer } }) => respond(await orderFiles(viewer, data)));

/** Stamps the file once before it says yes, so it takes as long as that. */
export const setStampFn = authorDoor({ method: "POST" })
  .middleware([limitTo(DRAWING)])
  .validator(setStampInput)
  .handler(async ({ data, context: { viewer } }) => respond(await setStamp(viewer, data)));

export const choosePreviewsFn = authorDoor({ method: "POST" })
  .middleware([limitTo(DRAWING)])
  .validator(choosePreviewsInput)
  .handler(async ({ data, context: { viewer } }) => respond(await choosePreviews(viewer, data)));

export const savePicturesFn = authorDoor({ method: "POST" })
  .validator(savePicturesInput)
  .handler(async ({ data, context: { viewer } }) => respond(await savePictures(viewer, data)));

export const setCoverFromFileFn = authorDoor({ method: "POST" })
  .middleware([limitTo(DRAWING)])
  .validator(ofFile)
  .handler(async ({ data, context: { viewer } }) => respond(await setCoverFromFile(viewer, data)));

export const clearCoverFn = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => respond(await clearCover(viewer, data.productId)));

export const pauseProductFn = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => respond(await pauseProduct(viewer, data.productId)));

export const resumeProductFn = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => respond(await resumeProduct(viewer, data.productId)));

export const archiveProductFn = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => respond(await archiveProduct(viewer, data.productId)));

export const unarchiveProductFn = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => respond(await unarchiveProduct(viewer, data.productId)));

export const undoArchiveFn = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => respond(await undoArchive(viewer, data.productId)));

export const deleteProductFn = authorDoor({ method: "POST" })
  .validator(ofProduct)
  .handler(async ({ data, context: { viewer } }) => respond(await deleteProduct(viewer, data.productId)));
