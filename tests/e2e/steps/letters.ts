import { expect } from "@playwright/test";

export type Letter = { id: string; to: string; subject: string; text: string; html: string; at: string };

const MAIL = process.env.E2E_MAIL_URL ?? "http://localhost:4080";

/** Every letter that reached this address, newest first. */
export async function lettersTo(email: string): Promise<Letter[]> {
  const answer = await fetch(`${MAIL}/messages?to=${encodeURIComponent(email)}`);
  return (await answer.json()) as Letter[];
}

/** Waits for the newest letter to this address whose subject matches. */
export async function letterTo(email: string, subject: RegExp): Promise<Letter> {
  let found: Letter | undefined;
  await expect
    .poll(async () => (found = (await lettersTo(email)).find((letter) => subject.test(letter.subject))), {
      message: `carta ${subject} para ${email}`,
      timeout: 30_000,
    })
    .toBeTruthy();
  return found as Letter;
}

/** The six digits in the newest letter that brings some; `except` skips codes already seen. */
export async function codeTo(email: string, except: string[] = []): Promise<string> {
  const seen = except.length > 0 ? `(?!${except.join("|")})` : "";
  const letter = await letterTo(email, new RegExp(`^${seen}\\d{6} `));
  return letter.subject.slice(0, 6);
}

/** The address in a letter that contains `part`, as the reader would press it. */
export function linkIn(letter: Letter, part: string): string {
  const links = [...letter.html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  const link = links.find((one) => one.includes(part));
  if (!link) throw new Error(`no link with ${part} in "${letter.subject}"`);
  return link;
}
