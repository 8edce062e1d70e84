import { expect } from "@playwright/test";

export type EmailMessage = { id: string; to: string; subject: string; text: string; html: string; at: string };

const MAIL = process.env.E2E_MAIL_URL ?? "http://localhost:4080";

/** Every email that reached this address, newest first. */
export async function emailsTo(email: string): Promise<EmailMessage[]> {
  const answer = await fetch(`${MAIL}/messages?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as EmailMessage[];
}

/** Waits for the newest email to this address whose subject matches; a Pix code leaves a minute after it was made. */
export async function emailTo(email: string, subject: RegExp, timeout = 30_000): Promise<EmailMessage> {
  let found: EmailMessage | undefined;
  await expect
    .poll(async () => (found = (await emailsTo(email)).find((emailMessage) => subject.test(emailMessage.subject))), {
      message: `carta ${subject} para ${email}`,
      timeout,
    })
    .toBeTruthy();
  return found as EmailMessage;
}

/** The six digits in the newest letter that brings some; `except` skips codes already seen. */
export async function codeTo(email: string, except: string[] = []): Promise<string> {
  const seen = except.length > 0 ? `(?!${except.join("|")})` : "";
  const emailMessage = await emailTo(email, new RegExp(`^${seen}\\d{6} `));
  return emailMessage.subject.slice(0, 6);
}

/** The address in an email that contains `part`, as the reader would press it. */
export function linkIn(emailMessage: EmailMessage, part: string): string {
  const links = [...emailMessage.html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  const link = links.find((one) => one.includes(part));
  if (!link) throw new Error(`no link with ${part} in "${emailMessage.subject}"`);
  return link;
}
