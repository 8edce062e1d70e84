import { Hono } from "hono";
import type { EmailParts } from "#kit/email-text.ts";
import { findViewer, mayNow } from "#platform/session.ts";
import { PREVIEW_PATH } from "./rules.ts";
import { previewForm } from "./schema.ts";

/** Runs nothing and asks for nothing but our logo; only a page of ours may show it inside itself. */
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  "x-frame-options": "SAMEORIGIN",
  "cache-control": "no-store",
};

/** For admins: an e-mail as it would be drawn with the words being written, saved or not. */
export const emailTextRoutes = new Hono().post(PREVIEW_PATH, async (c) => {
  const viewer = await findViewer(c.req.header("cookie") ?? null);
  const read = mayNow(viewer, "read", "emailTexts") ? previewForm.safeParse(await c.req.parseBody()) : null;
  const html = read?.success ? await drawSample(read.data) : null;
  return html === null ? c.text("Não encontrado", 404, { "cache-control": "no-store" }) : c.html(html, 200, HEADERS);
});

/** The e-mails of every module are brought when they are drawn: a web process rarely needs them. */
async function drawSample({ key, ...parts }: EmailParts & { key: string }): Promise<string | null> {
  const { emailTexts } = await import("./templates.ts");
  if (!emailTexts.has(key)) return null;
  const [{ drawEmail }, { writeSample }] = await Promise.all([import("#platform/mail.ts"), import("./emails/tested-text.ts")]);
  return drawEmail(writeSample({ key, parts }));
}
