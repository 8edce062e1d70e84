import { setTimeout as sleep } from "node:timers/promises";

type Email = { subject: string; html: string };

const TRIES = 120;

/** The newest e-mail to an address whose subject is like that, waited for up to a minute. */
export async function emailTo(mailUrl: string, address: string, subject: RegExp): Promise<Email> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const answer = await fetch(`${mailUrl}/messages?to=${encodeURIComponent(address)}`);
    const found = ((await answer.json()) as Email[]).find((email) => subject.test(email.subject));
    if (found) return found;
    await sleep(500);
  }
  throw new Error(`no e-mail ${subject} came to ${address}`);
}

export function linkIn({ subject, html }: Email, part: string): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  const link = links.find((one) => one.includes(part));
  if (!link) throw new Error(`no link with ${part} in "${subject}"`);
  return link;
}
