import { Hono } from "hono";
import { readReport } from "#integrations/mail-reports/read-report.ts";
import { parsePlainJson } from "#kit/plain-json.ts";
import { env } from "#platform/env.ts";
import { log } from "#platform/log.ts";
import { defineLimit } from "#platform/limits.ts";
import { ipBucket, takePoint } from "#platform/rate-limit.ts";
import { scope } from "#platform/request-scope.ts";
import { recordReturn } from "./record-return.ts";
import { RETURNS_PATH } from "./rules.ts";
import { returnNotice } from "./schema.ts";
import { isSigned } from "./signature.ts";

const PER_MINUTE = defineLimit({ name: "mail-returns", points: 600, seconds: 60, per: "network" });

/**
 * Where what came back of our emails is told: the whole message (`message/rfc822`), or a notice in JSON. Signed over its bytes;
 * off without a secret. A message that is no report is heard and left: answering no would send it back to who wrote it.
 */
export const returnRoutes = (secret = env.MAIL_RETURN_SECRET): Hono =>
  new Hono().post(
    RETURNS_PATH,
    (c, next) => (secret === undefined ? c.notFound() : next()),
    async (c, next) => {
      const wait = await takePoint(PER_MINUTE, ipBucket(scope()?.ip ?? ""));
      return wait === null ? next() : c.text("Espere um pouco", 429, { "retry-after": String(wait) });
    },
    async (c) => {
      const raw = new Uint8Array(await c.req.arrayBuffer());
      if (!isSigned(raw, c.req.header("x-autoria-assinatura"), secret ?? "")) {
        log.warn({ path: c.req.path }, "webhook refused");
        return c.text("Não autorizado", 401);
      }
      const report = c.req.header("content-type")?.startsWith("application/json")
        ? readNotice(raw)
        : await readReport(raw).catch(() => null);
      if (report === "malformed") return c.text("Malformado", 400);
      const recorded = report && (await recordReturn(report));
      return c.json({ ok: true, ouvido: recorded?.ok ?? false });
    },
  );

function readNotice(raw: Uint8Array) {
  const notice = returnNotice.safeParse(parsePlainJson(new TextDecoder().decode(raw)));
  if (!notice.success) return "malformed" as const;
  const { kind, recipient, messageId } = notice.data;
  return { kind, recipient, statusCode: null, about: [messageId] };
}
