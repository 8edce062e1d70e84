import { Hono } from "hono";
import { isUuid } from "#kit/id.ts";
import { withBodyFile } from "#platform/http/body-file.ts";
import { findViewer } from "#platform/session.ts";
import { coverLimits, storePictureLimits } from "./inspect/limits.ts";
import { productMessages } from "./messages.ts";
import { addPicture, findRoom } from "./pictures/add-picture.ts";
import { pictureMessages } from "./pictures/messages.ts";
import { putPhoto } from "./profile-photo/put-photo.ts";
import { findOwnPdf } from "./queries/edited-product.ts";
import { coverMessages } from "./render/cover-messages.ts";
import { isStorePicture, storePictureMessages } from "./render/store-picture-messages.ts";
import { mayLayCover, setCover } from "./set-cover.ts";
import { sendStorePicture } from "./send-store-picture.ts";
import { findThumbnail } from "./thumbnails.ts";
import { mayUpload, maySendPhoto, say, uploads } from "./uploads/receive-uploads.ts";

/**
 * What authors send (files in parts that survive a lost connection, covers and pictures of the store whole), the page pictures only they
 * see, and the photo anybody sends for their profile.
 */
export const uploadRoutes = new Hono()
  .get("/uploads/paginas/:fileId/:page", async (c) => {
    const { fileId, page } = c.req.param();
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const pdf = viewer?.storeId && isUuid(fileId) && /^\d{1,4}$/.test(page) ? await findOwnPdf(viewer.storeId, fileId) : null;
    const picture = pdf && (await findThumbnail(pdf.sha256, Number(page), pdf.pageCount));
    if (!picture) return c.text("Não encontrado", 404, { "cache-control": "no-store" });
    return c.body(new Uint8Array(picture), 200, { "content-type": "image/webp", "cache-control": "private, max-age=86400" });
  })
  .post("/uploads/capa/:productId", async (c) => {
    const viewer = await mayUpload(c.req.raw);
    if (viewer instanceof Response) return viewer;
    const productId = Number(c.req.param("productId"));
    const body = c.req.raw.body;
    if (!Number.isSafeInteger(productId) || !body) return say(404, "not_found");
    const may = await mayLayCover(viewer, productId);
    const answer = may.ok ? await withBodyFile(body, coverLimits.fileBytes, (file) => setCover(viewer, productId, file)) : may;
    if (!answer) return say(413, "cover_refused", coverMessages.cover_too_large);
    if (answer.ok) return c.json(answer.value);
    const status = { not_found: 404, not_editable: 409, cover_refused: 422 }[answer.reason];
    return say(status, answer.reason, answer.fields?.["capa"] ?? productMessages[answer.reason]);
  })
  .post("/uploads/imagem/:productId/:key", async (c) => {
    const viewer = await mayUpload(c.req.raw);
    if (viewer instanceof Response) return viewer;
    const [productId, key] = [Number(c.req.param("productId")), c.req.param("key")];
    const body = c.req.raw.body;
    if (!Number.isSafeInteger(productId) || !isUuid(key) || !body) return say(404, "not_found");
    const room = await findRoom(viewer, productId, key);
    const add = (file: string) => addPicture(viewer, { productId, key }, file);
    const answer = room.ok && room.value === null ? await withBodyFile(body, coverLimits.fileBytes, add) : room;
    if (!answer) return say(413, "picture_refused", pictureMessages.cover_too_large);
    if (answer.ok) return c.json(answer.value);
    const status = { not_found: 404, not_editable: 409, picture_refused: 422, too_many_pictures: 409 }[answer.reason];
    return say(status, answer.reason, answer.fields?.["imagem"] ?? productMessages[answer.reason]);
  })
  .post("/uploads/loja/:kind", async (c) => {
    const viewer = await mayUpload(c.req.raw);
    if (viewer instanceof Response) return viewer;
    const kind = c.req.param("kind");
    const body = c.req.raw.body;
    if (!isStorePicture(kind) || !body) return say(404, "not_found");
    const { fileBytes } = storePictureLimits[kind];
    const answer = await withBodyFile(body, fileBytes, (file) => sendStorePicture(viewer, kind, file));
    if (!answer) return say(413, "picture_refused", storePictureMessages(kind).too_large);
    return answer.ok ? c.json(answer.value) : say(422, answer.reason, answer.fields?.["imagem"]);
  })
  .post("/uploads/perfil/foto", async (c) => {
    const viewer = await maySendPhoto(c.req.raw);
    if (viewer instanceof Response) return viewer;
    const body = c.req.raw.body;
    if (!body) return say(404, "not_found");
    const answer = await withBodyFile(body, storePictureLimits.foto.fileBytes, (file) => putPhoto(viewer.userId, file));
    if (!answer) return say(413, "picture_refused", storePictureMessages("foto").too_large);
    return answer.ok ? c.json(answer.value) : say(422, answer.reason, answer.fields?.["imagem"]);
  })
  .all("/uploads", (c) => uploads().handle(c.req.raw))
  .all("/uploads/:id", (c) => uploads().handle(c.req.raw));
