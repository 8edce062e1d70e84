import { coverLimits, storePictureLimits, uploadLimits } from "#modules/catalog/inspect/limits.ts";
import { STAMP_MOST_BYTES } from "#modules/catalog/stamp/rules.ts";
import { messageLimits } from "#modules/delivery/conversations/rules.ts";
import { PREVIEW_PATH } from "#modules/operations/email-texts/rules.ts";
import { MAX_FISCAL_FILE_BYTES } from "#modules/orders/fiscal/rules.ts";
import { MAX_PROOF_BYTES } from "#modules/payments/disputes/schema.ts";
import { CSP_REPORTS } from "#platform/http/security-headers.ts";
import type { BodyLimit } from "#platform/http/body-limits.ts";

const KB = 1024;
const MB = 1024 * KB;
/** What a form adds around the one file it carries. */
const FORM_BYTES = 64 * KB;
/** Routes that say in their own words that a file is too large do so before the edge does. */
const SLACK = 64 * KB;

/** The most each route reads of a body; the first that fits counts, and the last fits every other. */
export const BODY_LIMITS: readonly BodyLimit[] = [
  { path: "/_serverFn/*", bytes: MB, taken: "memory" },
  { path: "/carrinho", bytes: 16 * KB, taken: "memory" },
  { path: "/alcance", bytes: 4 * KB, taken: "memory" },
  { path: CSP_REPORTS, bytes: 64 * KB, taken: "memory" },
  { path: "/avisos/parar/*", bytes: 4 * KB, taken: "memory" },
  { path: "/newsletter/sair/*", bytes: 4 * KB, taken: "memory" },
  { path: "/webhooks/*", bytes: 256 * KB, taken: "memory" },
  { path: PREVIEW_PATH, bytes: 64 * KB, taken: "memory" },
  { path: "/monitoring", bytes: 2 * MB, taken: "memory" },
  { path: "/ingest/*", bytes: 2 * MB, taken: "memory" },
  { path: "/notas/*", bytes: MAX_FISCAL_FILE_BYTES + FORM_BYTES, taken: "stream" },
  { path: "/contestacoes/*", bytes: MAX_PROOF_BYTES + FORM_BYTES, taken: "stream" },
  { path: "/procurar-vazamento", bytes: STAMP_MOST_BYTES + SLACK, taken: "stream" },
  { path: "/uploads/capa/*", bytes: coverLimits.fileBytes + SLACK, taken: "stream" },
  { path: "/uploads/imagem/*", bytes: coverLimits.fileBytes + SLACK, taken: "stream" },
  { path: "/uploads/blog/imagem", bytes: coverLimits.fileBytes + SLACK, taken: "stream" },
  { path: "/uploads/loja/*", bytes: storePictureLimits.banner.fileBytes + SLACK, taken: "stream" },
  { path: "/uploads/perfil/foto", bytes: storePictureLimits.foto.fileBytes + SLACK, taken: "stream" },
  { path: "/uploads/mensagens/*", bytes: messageLimits.fileBytes + SLACK, taken: "stream" },
  { path: "/uploads", bytes: uploadLimits.fileBytes + SLACK, taken: "stream" },
  { path: "/uploads/*", bytes: uploadLimits.fileBytes + SLACK, taken: "stream" },
  { path: "*", bytes: 64 * KB, taken: "memory" },
];
