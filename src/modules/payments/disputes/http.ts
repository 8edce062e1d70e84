import { type Context, Hono } from "hono";
import { contentDisposition } from "#kit/file-name.ts";
import { isUuid } from "#kit/id.ts";
import { audit } from "#platform/audit.ts";
import { db } from "#platform/db.ts";
import { sendStored } from "#platform/http/send-stored.ts";
import { findViewer, mayNow, type Viewer } from "#platform/session.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { mayAddEvidence } from "./add-evidence.ts";
import { saveProof } from "./save-proof.ts";
import { wordsMessages } from "./messages.ts";
import { listEvidence } from "./queries/find-sale-dispute.ts";
import { type Reader, readDefence } from "./queries/read-defence.ts";
import { writeDefence } from "./write-defence.ts";

const DISPUTES = "/painel/admin/interno#contestacoes";
const placeOf = (orderId: string): string => `/painel/admin/pedidos?linha=${orderId}`;

const PRIVATE = {
  "cache-control": "private, no-store",
  "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
};

/**
 * The defence of a disputed sale and its files, for an author of an item in it and for admins after step-up authentication, whose access
 * is audited (INV-37).
 */
export const disputeRoutes = new Hono()
  .get("/contestacoes/:disputeId/defesa", async (c) => {
    const requested = await readerOf(c);
    const defence = requested && (await readDefence(requested.disputeId, requested.reader));
    if (!requested || !defence) return c.text("Não encontrado", 404);
    if (!(await hasProved(requested))) return c.redirect(placeOf(defence.orderId));
    await recordReading(requested, "baixar-dossie");
    const name = `defesa-pedido-${defence.number}.html`;
    return c.html(await writeDefence(defence), 200, { ...PRIVATE, "content-disposition": contentDisposition(name) });
  })
  .get("/contestacoes/:disputeId/provas/:evidenceId", async (c) => {
    const requested = await readerOf(c);
    const storeId = requested && requested.reader !== "admin" ? requested.reader.storeId : null;
    const proofs = requested ? await listEvidence(requested.disputeId, storeId) : [];
    const proof = proofs.find((one) => one.id === c.req.param("evidenceId"));
    if (!requested || !proof?.storageKey || !proof.contentType) return c.text("Não encontrado", 404);
    if (!(await hasProved(requested))) return c.redirect(DISPUTES);
    await recordReading(requested, "baixar-prova");
    return sendStored(c, { storageKey: proof.storageKey, name: proof.fileName ?? "prova", contentType: proof.contentType });
  })
  .post("/contestacoes/pedido/:orderId/provas", async (c) => {
    const viewer = await findViewer(c.req.header("cookie") ?? null);
    const orderId = c.req.param("orderId");
    if (!viewer?.storeId || !isUuid(orderId)) return c.json({ ok: false, form: wordsMessages.not_found }, viewer ? 404 : 401);
    const open = await mayAddEvidence(viewer.storeId, orderId);
    if (!open.ok) return c.json({ ok: false, form: wordsMessages[open.reason] }, open.reason === "not_found" ? 404 : 422);
    const { arquivo } = await c.req.parseBody();
    if (!(arquivo instanceof File)) return c.json({ ok: false, form: wordsMessages.not_a_file }, 422);
    const saved = await saveProof(viewer.storeId, orderId, arquivo);
    return saved.ok ? c.json({ ok: true }) : c.json({ ok: false, form: wordsMessages[saved.reason] }, 422);
  });

type Requested = { disputeId: string; viewer: Viewer; reader: Reader };

async function readerOf(c: Context): Promise<Requested | null> {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  const disputeId = c.req.param("disputeId") ?? "";
  if (!viewer || !isUuid(disputeId)) return null;
  const asAuthor: Requested | null = viewer.storeId === null ? null : { disputeId, viewer, reader: { storeId: viewer.storeId } };
  return mayNow(viewer, "read", "disputes") ? { disputeId, viewer, reader: "admin" } : asAuthor;
}

const hasProved = async ({ reader, viewer }: Requested): Promise<boolean> =>
  reader !== "admin" || (await requireStepUp(db, viewer)).ok;

async function recordReading({ reader, viewer, disputeId }: Requested, action: string): Promise<void> {
  if (reader !== "admin") return;
  await audit(db, { adminId: viewer.userId, action, target: { kind: "contestacao", id: disputeId }, reason: "defesa no banco" });
}
