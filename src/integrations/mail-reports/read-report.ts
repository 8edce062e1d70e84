import PostalMime, { type Attachment, type Email } from "postal-mime";

/** What another server tells of an email: the mailbox is not there, not now, or its owner called the email spam. */
export type MailReport = {
  kind: "bounce_duro" | "bounce_leve" | "reclamou";
  /** Of a bounce, as RFC 3463 writes it. */
  statusCode: string | null;
  /** Every Message-ID by which the report may mean an email of ours. */
  about: string[];
};

/** The email's own id, also where a relay on the way gives emails another Message-ID. */
export const EMAIL_HEADER = "x-autoria-carta";
const COMPLAINTS = new Set(["abuse", "fraud", "opt-out"]);
const ORIGINALS = new Set(["message/rfc822", "message/global", "text/rfc822-headers", "message/global-headers"]);

/** Reads a delivery status (RFC 3464) or a feedback report (RFC 5965); null when a message is neither, or tells of no trouble. */
export async function readReport(raw: Uint8Array): Promise<MailReport | null> {
  const mail = await PostalMime.parse(raw);
  if (!/^multipart\/report\b/i.test(headerOf(mail, "content-type"))) return null;
  const verdict = verdictOf(mail);
  return verdict && { ...verdict, about: await mentionsIn(mail) };
}

function verdictOf({ attachments }: Email): Omit<MailReport, "about"> | null {
  for (const part of attachments) {
    if (/^message\/(global-)?delivery-status$/.test(part.mimeType)) return deliveryOf(textOf(part));
    if (part.mimeType !== "message/feedback-report") continue;
    const type = fieldOf(textOf(part), "feedback-type")?.toLowerCase() ?? "";
    return COMPLAINTS.has(type) ? { kind: "reclamou", statusCode: null } : null;
  }
  return null;
}

/** The first recipient that failed, else the first that is late: an email of ours goes to one mailbox. */
function deliveryOf(text: string): Omit<MailReport, "about"> | null {
  const recipients = text.split(/\r?\n[ \t]*\r?\n/).map((group) => ({
    action: fieldOf(group, "action")?.toLowerCase(),
    statusCode: /^[245]\.\d{1,3}\.\d{1,3}/.exec(fieldOf(group, "status") ?? "")?.[0] ?? null,
  }));
  const recipient = recipients.find(({ action }) => action === "failed") ?? recipients.find(({ action }) => action === "delayed");
  if (!recipient?.statusCode || recipient.statusCode.startsWith("2")) return null;
  const isForGood = recipient.action === "failed" && recipient.statusCode.startsWith("5");
  return { kind: isForGood ? "bounce_duro" : "bounce_leve", statusCode: recipient.statusCode };
}

async function mentionsIn(mail: Email): Promise<string[]> {
  const original = mail.attachments.find(({ mimeType }) => ORIGINALS.has(mimeType));
  const emailMessage = original && (await PostalMime.parse(original.content));
  return [
    ...(emailMessage ? [headerOf(emailMessage, EMAIL_HEADER), headerOf(emailMessage, "message-id")] : []),
    headerOf(mail, "in-reply-to"),
    ...headerOf(mail, "references").split(/\s+/),
  ].filter((one) => one !== "");
}

const headerOf = ({ headers }: Email, name: string): string => headers.find(({ key }) => key === name)?.value.trim() ?? "";

/** A field of a report's machine part, unfolded. */
function fieldOf(group: string, name: string): string | undefined {
  const lines = group.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}

const textOf = ({ content }: Attachment): string => (typeof content === "string" ? content : new TextDecoder().decode(content));
