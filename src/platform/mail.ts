import { render } from "@react-email/render";
import { createTransport, type Transporter } from "nodemailer";
import type { ReactElement } from "react";
import { brand } from "#kit/brand/brand.ts";
import { DEFAULT_BRAND } from "#kit/brand/default.ts";
import type { EmailParts } from "#kit/email-text.ts";
import { withoutValues } from "./describe-error.ts";
import { nameReader } from "./email-link.ts";
import type { EditableText } from "./emails/email-text.ts";
import { plainText } from "./emails/plain-text.ts";
import { readEmailParts } from "./emails/saved-texts.ts";
import { env } from "./env.ts";
import { log } from "./log.ts";
import type { EmailKind, OutboxEmail } from "./outbox.ts";
import { beginTrace, traced } from "./tracing.ts";

/** The configured sender with the name of the operator's brand; with the default brand, the sender as configured. */
export const senderOf = (from: string): string | { name: string; address: string } =>
  brand.name === DEFAULT_BRAND.name ? from : { name: brand.name, address: /<([^>]*)>/.exec(from)?.[1] ?? from };

/** What a template produces from an e-mail's payload. */
export type EmailMessage = { subject: string; body: ReactElement };
/**
 * `stopHref`: the absolute address that unsubscribes from e-mails like this one, shown in it; undefined when it cannot be refused.
 * `parts`: the saved texts to use instead of the original ones.
 */
export type EmailContext = { stopHref?: string; parts?: EmailParts };
/** The `ref` given to `enqueueEmail`, and the recipient. */
export type Waiting = { ref: string; to: string };
export type EmailTemplate = {
  name: string;
  usefulMinutes: number | undefined;
  holdsSecret: boolean;
  /** Called just before sending; the e-mail is deleted when it returns false. */
  whatHolds: (payload: unknown, waiting: Waiting) => Promise<unknown>;
  write: (payload: unknown, context?: EmailContext) => EmailMessage;
  /** The texts the administration may edit; empty when the wording is set by law or by the ledger. */
  texts: readonly EditableText[];
  textOf: (payload: unknown) => EditableText | undefined;
};

type Write<P> = ((payload: P, context: EmailContext) => EmailMessage) & {
  texts?: readonly EditableText[];
  textOf?: (payload: P) => EditableText;
};

/**
 * Pairs a kind of e-mail with its template; the owner module lists them in its jobs.ts. `whatHolds` is called just before sending: it
 * returns true when the payload is still valid, false when it no longer is, or a payload with only what still is.
 */
export const template = <P>(
  kind: EmailKind<P>,
  write: Write<P>,
  whatHolds: (payload: P, waiting: Waiting) => Promise<P | boolean> = async () => true,
): EmailTemplate => ({
  name: kind.name,
  usefulMinutes: kind.usefulMinutes,
  holdsSecret: kind.holdsSecret ?? false,
  whatHolds: (payload, waiting) => whatHolds(payload as P, waiting),
  write: (payload, context = {}) => write(payload as P, context),
  texts: write.texts ?? [],
  textOf: (payload) => write.textOf?.(payload as P),
});

/** RFC 8058: the mailbox's own unsubscribe button sends one POST, without cookies. */
const stopHeaders = (stopHref: string) => ({
  "List-Unsubscribe": `<${stopHref}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** The HTML of the e-mail, as a mailbox shows it. */
export const drawEmail = ({ body }: EmailMessage): Promise<string> => render(body);

let transport: Transporter | undefined;
const open = (): Transporter =>
  (transport ??= createTransport({
    url: env.SMTP_URL ?? `smtp://127.0.0.1:${env.MAIL_PORT}`,
    // The greeting, encryption and authentication happen once for many e-mails.
    pool: true,
    disableFileAccess: true,
    disableUrlAccess: true,
    ignoreTLS: !env.SMTP_URL,
  }));

/** Whether the person who may unsubscribe at that path has done so. */
export type IsStopped = (stopPath: string) => Promise<boolean>;

/**
 * What became of an e-mail: sent; deleted, because it is no longer wanted or no longer true; refused for good; or to be tried again. `error`
 * is stored, without anybody's data.
 */
export type Fate =
  | { id: string; fate: "sent"; holdsSecret: boolean }
  | { id: string; fate: "dropped" }
  | { id: string; fate: "refused" | "failed"; error: string };

/**
 * Sends one e-mail of the outbox with a Message-ID of its own, the same each time: sent again after a crash, a mailbox shows it once. Marks
 * nothing and never throws.
 */
export const sendEmail = (templates: EmailTemplate[], isStopped: IsStopped, email: OutboxEmail): Promise<Fate> =>
  beginTrace({ name: `e-mail ${email.kind}`, kind: "consumer" }, email.trace, () => send(templates, isStopped, email));

async function send(templates: EmailTemplate[], isStopped: IsStopped, email: OutboxEmail): Promise<Fate> {
  const { id } = email;
  try {
    const template = templates.find((one) => one.name === email.kind);
    if (!template) throw new Error(`no template for ${email.kind}`);
    if (Date.now() - email.createdAt.getTime() > (template.usefulMinutes ?? Infinity) * 60_000)
      return { id, fate: "refused", error: "too late to be of use" };
    const isUnwanted = email.stopPath !== null && (await isStopped(email.stopPath));
    const holds = !isUnwanted && (await template.whatHolds(email.payload, { ref: email.ref, to: email.recipient }));
    if (holds === false) return { id, fate: "dropped" };
    await post(email, template, holds === true ? email.payload : holds);
    return { id, fate: "sent", holdsSecret: template.holdsSecret };
  } catch (error) {
    if (!isRefusedForGood(error)) log.warn({ err: error, email: id, kind: email.kind }, "e-mail not sent");
    return { id, fate: isRefusedForGood(error) ? "refused" : "failed", error: withoutValues(String(error)).slice(0, 300) };
  }
}

async function post(email: OutboxEmail, template: EmailTemplate, facts: unknown): Promise<void> {
  const stopHref = email.stopPath === null ? undefined : env.publicUrl + email.stopPath;
  const { subject, html } = await drawWithSavedWords(template, facts, stopHref);
  const message = {
    messageId: `<${email.id}@${new URL(env.publicUrl).hostname}>`,
    from: senderOf(env.MAIL_FROM),
    to: { name: "", address: email.recipient },
    subject,
    html: nameReader(html, email.recipient),
    text: plainText(html),
    // A relay may replace the Message-ID; this header still identifies the e-mail in a bounce report.
    headers: { "X-Autoria-Carta": email.id, ...(stopHref !== undefined && stopHeaders(stopHref)) },
  };
  await traced({ name: "smtp", kind: "client" }, () => open().sendMail(message));
}

/** Renders an e-mail with its saved texts, or with the original ones when there are none or the saved ones cannot be rendered. */
async function drawWithSavedWords(template: EmailTemplate, payload: unknown, stopHref: string | undefined) {
  const draw = async (parts?: EmailParts) => {
    const emailMessage = template.write(payload, { stopHref, parts });
    return { subject: emailMessage.subject, html: await drawEmail(emailMessage) };
  };
  const text = template.textOf(payload);
  const parts = text && (await readEmailParts(text));
  if (!parts) return draw();
  try {
    return await draw(parts);
  } catch (error) {
    log.error({ err: error, email: text.key }, "email text cannot be drawn");
    return draw();
  }
}

/** The relay permanently refuses this recipient: retrying would only damage the sender's reputation. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "EENVELOPE" &&
  "responseCode" in error &&
  Number(error.responseCode) >= 550 &&
  "command" in error &&
  error.command === "RCPT TO";

/** Closes the connection to the relay; the next e-mail opens another. */
export function closeMail(): void {
  transport?.close();
  transport = undefined;
}
