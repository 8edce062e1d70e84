import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";

export type CaughtMail = { id: string; to: string; subject: string; text: string; html: string; at: string };

const ROOM = 2_000;

/** Keeps the last 2,000 messages in memory, newest first. */
export class Mailbox {
  #mails: (CaughtMail & { recipients: string[]; messageId: string | undefined })[] = [];

  /** Like a real mailbox, a message delivered again (same Message-ID and recipients) is kept once. */
  async receive(raw: Uint8Array, recipients: string[], now: Date): Promise<void> {
    const letter = await PostalMime.parse(raw);
    const to = recipients.join(", ");
    const again = this.#mails.some(
      (mail) => letter.messageId !== undefined && mail.messageId === letter.messageId && mail.to === to,
    );
    if (again) return;
    this.#mails.unshift({
      id: randomUUID(),
      to,
      subject: letter.subject ?? "",
      text: letter.text ?? "",
      html: letter.html ?? "",
      at: now.toISOString(),
      recipients: recipients.map((address) => address.toLowerCase()),
      messageId: letter.messageId,
    });
    this.#mails.length = Math.min(this.#mails.length, ROOM);
  }

  /** All of them, or those sent to one address. */
  list(to?: string): CaughtMail[] {
    const address = to?.toLowerCase();
    return this.#mails
      .filter((mail) => address === undefined || mail.recipients.includes(address))
      .map(({ recipients: _, messageId: __, ...mail }) => mail);
  }

  find(id: string): CaughtMail | null {
    return this.list().find((mail) => mail.id === id) ?? null;
  }

  clear(): void {
    this.#mails = [];
  }
}
