import { type Context, Hono } from "hono";
import { isUuid } from "#kit/id.ts";
import { readChoice } from "#kit/search-params.ts";
import { waitWords } from "#kit/wait-words.ts";
import { defineLimit } from "#platform/limits.ts";
import { takePoint } from "#platform/rate-limit.ts";
import { sendStored } from "#platform/http/send-stored.ts";
import { findViewer } from "#platform/session.ts";
import { attachFile, hasIssued } from "./attach-file.ts";
import { fiscalFileMessages } from "./messages.ts";
import { findFiscalFile } from "./queries.ts";
import { FISCAL_FILE_KINDS, FISCAL_FILE_TYPES } from "./rules.ts";
import type { FiscalFileRefusal } from "./schema.ts";

const SENDING = defineLimit({ name: "fiscal-file", points: 60, seconds: 3600, shared: true, per: "person" });
const STATUS: Record<FiscalFileRefusal, number> = { not_issued: 404, not_a_document: 422, too_large: 413 };

/** The files of fiscal documents: uploaded by the author who issued them, downloaded by that author and the buyer. */
export const fiscalRoutes = new Hono()
  .post("/notas/:orderId", async (c) => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const orderId = c.req.param("orderId");
    if (!viewer) return c.json({ message: "Entre de novo em outra aba e volte aqui: nada se perdeu." }, 401);
    if (viewer.storeId === null || !isUuid(orderId)) return no(c, "not_issued");
    const wait = await takePoint(SENDING, viewer.userId);
    if (wait !== null)
      return c.json({ message: `Muitos arquivos seguidos. Espere ${waitWords(wait)}.` }, 429, { "retry-after": String(wait) });
    if (!(await hasIssued(viewer.storeId, orderId))) return no(c, "not_issued");
    const { arquivo } = await c.req.parseBody();
    if (!(arquivo instanceof File)) return no(c, "not_a_document");
    const saved = await attachFile(viewer.storeId, orderId, new Uint8Array(await arquivo.arrayBuffer()));
    return saved.ok ? c.json(saved.value) : no(c, saved.reason);
  })
  .get("/notas/:orderId/:storeId/:kind", async (c) => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const { orderId, storeId } = c.req.param();
    const kind = readChoice(c.req.param("kind"), FISCAL_FILE_KINDS);
    const isNamed = isUuid(orderId) && /^[0-9]{1,9}$/.test(storeId) && kind;
    const file = viewer && isNamed ? await findFiscalFile(viewer, { orderId, storeId: Number(storeId), kind }) : null;
    if (!file || !kind) return c.text("Não encontrado", 404, { "cache-control": "no-store" });
    const name = `nota-pedido-${file.orderNumber}.${kind}`;
    return sendStored(c, { storageKey: file.storageKey, name, contentType: FISCAL_FILE_TYPES[kind] });
  });

const no = (c: Context, reason: FiscalFileRefusal) => c.json({ message: fiscalFileMessages[reason] }, STATUS[reason] as 404);
